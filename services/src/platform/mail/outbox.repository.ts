import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, Repository } from 'typeorm';
import { Database } from '../database/database';
import { isUniqueViolation } from '../database/failures';
import { removeOlder } from '../database/remove-older';
import { UserRows } from '../database/user-rows';
import { OutboxMailEntity, type MailState } from './outbox-mail.entity';

type NewMail = Pick<
  OutboxMailEntity,
  'cause' | 'recipient' | 'subject' | 'body' | 'createdAt' | 'usefulUntil'
>;

@Injectable()
export class OutboxRepository extends UserRows<OutboxMailEntity> {
  constructor(@InjectRepository(OutboxMailEntity) rows: Repository<OutboxMailEntity>, database: Database) {
    super(rows, database);
  }

  /** False when there is, or was, a mail for this cause. */
  async add(userId: string, mail: NewMail): Promise<boolean> {
    const own = this.ofUser(userId);
    if ((await own.count({ cause: mail.cause })) > 0) return false;
    const fresh = { state: 'waiting', tries: 0, failure: null, endedAt: null } as const;
    try {
      await own.insert({ ...mail, ...fresh, nextTryAt: mail.createdAt });
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  dueBy(now: Date, take: number): Promise<OutboxMailEntity[]> {
    const where = { state: 'waiting', nextTryAt: LessThanOrEqual(now) } as const;
    return this.rows.find({ where, order: { nextTryAt: 'ASC' }, take });
  }

  /** Takes a mail for one try, for as long as the lease runs; null when somebody else has it. */
  async claim(mail: OutboxMailEntity, leaseEnd: Date): Promise<OutboxMailEntity | null> {
    const tries = mail.tries + 1;
    const taken = await this.change(mail, { tries, nextTryAt: leaseEnd });
    return taken ? { ...mail, tries, nextTryAt: leaseEnd } : null;
  }

  tryAgainAt(mail: OutboxMailEntity, nextTryAt: Date, failure: string): Promise<boolean> {
    return this.change(mail, { nextTryAt, failure });
  }

  /** What it said, and where it went, is forgotten. */
  end(mail: OutboxMailEntity, state: MailState, endedAt: Date, failure: string | null): Promise<boolean> {
    const words = { recipient: null, subject: null, body: null };
    return this.change(mail, { ...words, state, endedAt, failure, nextTryAt: null });
  }

  removeEndedBefore(moment: Date, deadline: AbortSignal): Promise<void> {
    return removeOlder(this.rows, 'endedAt', moment, deadline);
  }

  /** Only as it was read: of several that try, one changes it. */
  private async change(mail: OutboxMailEntity, changes: Partial<OutboxMailEntity>): Promise<boolean> {
    const { userId, id, nextTryAt } = mail;
    if (nextTryAt === null) return false;
    return (await this.ofUser(userId).update({ id, state: 'waiting', nextTryAt }, changes)) === 1;
  }
}
