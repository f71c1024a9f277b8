import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Contract } from '@nestwell/contracts/kernel/server';
import { Clock } from '../clock';
import { Database } from '../database/database';
import type { ValidParts } from '../http/call';
import { ApiError, unauthorized } from '../http/errors';
import { UserDirectory } from '../session-user';
import type { AdminActionEntity } from './admin-action.entity';
import { AdminActionsRepository } from './admin-actions.repository';
import { entryOf, memberIn, whoseOf } from './audit-entry';

type Work = () => Promise<unknown>;
/** A row that has no outcome yet. */
export type BegunAction = Omit<AdminActionEntity, 'id' | 'outcome'>;

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

  /** Undefined for a call that is not recorded: its contract says nothing of it, or no admin makes it. */
  async begin(
    endpoint: Contract,
    parts: ValidParts,
    adminId: string | undefined,
  ): Promise<BegunAction | undefined> {
    const entry = entryOf(endpoint, parts);
    if (entry === undefined || adminId === undefined) return undefined;
    const adminName = (await this.directory?.nameOf(adminId)) ?? '';
    return { ...entry, at: this.clock.now(), adminId, adminName, whose: null };
  }

  /** Records how the work failed, outside of the transaction that was undone with it. */
  async recordFailure(action: BegunAction, work: Work): Promise<unknown> {
    try {
      return await work();
    } catch (error) {
      // Where the database is what failed, this does too, and the admin is told of the first.
      await this.actions.add({ ...action, outcome: outcomeOf(error) }).catch(() => undefined);
      throw error;
    }
  }

  /** Does the work and records it in one transaction: neither is there without the other. */
  recordTogether(endpoint: Contract, action: BegunAction, work: Work): Promise<unknown> {
    return this.database.run(async () => {
      await this.refuseFormerAdmin(action.adminId);
      const answer = await work();
      const member = memberIn(endpoint, answer);
      const whose = member === undefined ? null : whoseOf(member);
      await this.actions.add({ ...action, whose, outcome: 'done' });
      return answer;
    });
  }

  /** Records work that no transaction covers before it begins, and then how it ended. */
  async recordAround(action: BegunAction, work: Work): Promise<unknown> {
    const id = await this.database.run(async () => {
      await this.refuseFormerAdmin(action.adminId);
      return this.actions.add({ ...action, outcome: 'unknown' });
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

  /** What was done by a command on the machine. Call inside its transaction. */
  async doneOnMachine(what: string, command: string, userId: string): Promise<void> {
    const entry = { what, call: command, about: `member ${userId}`, whose: whoseOf(userId), why: null };
    const by = { adminId: null, adminName: MACHINE };
    await this.actions.add({ ...entry, ...by, at: this.clock.now(), outcome: 'done' });
  }

  /** Her role may have been taken since her call was admitted; from here on it stays until the transaction ends. */
  private async refuseFormerAdmin(adminId: string | null): Promise<void> {
    if (adminId === null || this.directory === undefined) return;
    if ((await this.directory.lockRole(adminId)) !== 'admin') throw unauthorized();
  }
}

const outcomeOf = (error: unknown) =>
  error instanceof ApiError && error.status < 500 ? 'refused' : 'failed';
