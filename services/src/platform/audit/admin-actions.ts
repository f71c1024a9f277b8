import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Contract } from '@nestwell/contracts/kernel/server';
import type { Soon } from '../database/soon';
import { Clock } from '../clock';
import { Database } from '../database/database';
import { ApiError, unauthorized } from '../http/errors';
import { UserDirectory } from '../session-user';
import type { AdminActionEntity } from './admin-action.entity';
import { AdminActionsRepository } from './admin-actions.repository';
import { entryOf, memberIn, whoseOf } from './audit-entry';

interface AuditedCall {
  endpoint: Contract;
  params: unknown;
  body: unknown;
  adminId: string | undefined;
  /** It changes what no transaction of the database covers. */
  callsOutside: boolean;
}

type Work = () => Soon<unknown>;
type Begun = Omit<AdminActionEntity, 'id' | 'outcome'>;

const MACHINE = 'On the machine';

/**
 * Writes down what admins do, in one transaction with the action: neither is there without the other. What no
 * transaction covers is written down before it begins, and then how it ended.
 */
@Injectable()
export class AdminActions {
  constructor(
    private readonly actions: AdminActionsRepository,
    private readonly database: Database,
    private readonly clock: Clock,
    @Optional() @Inject(UserDirectory) private readonly directory?: UserDirectory,
  ) {}

  /** @param once runs the work it is given, unless the call repeats one that is answered already */
  recorded(call: AuditedCall, work: Work, once: (work: Work) => Soon<unknown>): Soon<unknown> {
    const { endpoint, params, body, adminId } = call;
    const entry = entryOf(endpoint, { params, body });
    if (entry === undefined || adminId === undefined) return once(work);
    return this.begun(entry, adminId).then((row) =>
      this.written(call, row, work, async (each) => once(each)),
    );
  }

  private written(
    call: AuditedCall,
    row: Begun,
    work: Work,
    once: (work: Work) => Promise<unknown>,
  ): Promise<unknown> {
    if (call.callsOutside) return this.before(row, () => once(work));
    return once(() => this.together(call.endpoint, row, work)).catch(async (error: unknown) => {
      // Where the database is what failed, this does too, and she is told of the first.
      await this.actions.add({ ...row, outcome: outcomeOf(error) }).catch(() => undefined);
      throw error;
    });
  }

  /** What was done by a command on the machine. Call inside its transaction. */
  async doneOnMachine(what: string, command: string, userId: string): Promise<void> {
    const entry = { what, call: command, about: `member ${userId}`, whose: whoseOf(userId), why: null };
    const by = { adminId: null, adminName: MACHINE };
    await this.actions.add({ ...entry, ...by, at: this.clock.now(), outcome: 'done' });
  }

  private async begun(entry: NonNullable<ReturnType<typeof entryOf>>, adminId: string): Promise<Begun> {
    const adminName = (await this.directory?.nameOf(adminId)) ?? '';
    return { ...entry, at: this.clock.now(), adminId, adminName, whose: null };
  }

  private together(endpoint: Contract, row: Begun, work: Work): Promise<unknown> {
    return this.database.run(async () => {
      await this.refuseFormerAdmin(row.adminId);
      const answer = await work();
      const member = memberIn(endpoint, answer);
      const whose = member === undefined ? null : whoseOf(member);
      await this.actions.add({ ...row, whose, outcome: 'done' });
      return answer;
    });
  }

  /** Her role may have been taken since her call was admitted; from here on it stays until the transaction ends. */
  private async refuseFormerAdmin(adminId: string | null): Promise<void> {
    if (adminId === null || this.directory === undefined) return;
    if ((await this.directory.lockRole(adminId)) !== 'admin') throw unauthorized();
  }

  private async before(row: Begun, work: Work): Promise<unknown> {
    const id = await this.database.run(async () => {
      await this.refuseFormerAdmin(row.adminId);
      return this.actions.add({ ...row, outcome: 'unknown' });
    });
    try {
      const answer = await work();
      await this.actions.settle(id, 'done');
      return answer;
    } catch (error) {
      await this.actions.settle(id, outcomeOf(error));
      throw error;
    }
  }
}

const outcomeOf = (error: unknown) =>
  error instanceof ApiError && error.status < 500 ? 'refused' : 'failed';
