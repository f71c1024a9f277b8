import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/failures';
import { UserRows } from '../../platform/database/user-rows';
import { PushSubscriptionEntity } from './push-subscription.entity';

type NewSubscription = Pick<PushSubscriptionEntity, 'endpoint' | 'p256dh' | 'auth' | 'createdAt'>;

/** Browsers one person can have told; a further one takes the place of the oldest. */
const MOST = 10;

@Injectable()
export class PushSubscriptionsRepository extends UserRows<PushSubscriptionEntity> {
  constructor(
    @InjectRepository(PushSubscriptionEntity) rows: Repository<PushSubscriptionEntity>,
    database: Database,
  ) {
    super(rows, database);
  }

  latestOf(userId: string): Promise<PushSubscriptionEntity[]> {
    return this.ofUser(userId).find({}, { order: { createdAt: 'DESC', id: 'DESC' }, take: MOST });
  }

  /** Everybody's. */
  async removeAll(): Promise<void> {
    await this.rows.clear();
  }

  /** Answers the row's id; the same browser again keeps its row, and is taken from whoever had it before. */
  async keep(userId: string, values: NewSubscription): Promise<string> {
    const endpointHash = createHash('sha256').update(values.endpoint).digest('hex');
    await this.rows.delete({ endpointHash, userId: Not(userId) });
    const known = await this.renewed(userId, endpointHash, values);
    if (known !== undefined) return known;
    try {
      const row = { ...values, endpointHash, failures: 0, failingSince: null };
      const { id } = await this.ofUser(userId).insert(row);
      await this.leaveOutOldest(userId);
      return id;
    } catch (error) {
      const other = isUniqueViolation(error) && (await this.renewed(userId, endpointHash, values));
      if (!other) throw error;
      return other;
    }
  }

  /** The keys it names now are the ones that it can read. */
  private async renewed(
    userId: string,
    endpointHash: string,
    { p256dh, auth }: NewSubscription,
  ): Promise<string | undefined> {
    const own = this.ofUser(userId);
    const known = await own.findOne({ endpointHash });
    if (!known) return undefined;
    await own.update({ id: known.id }, { p256dh, auth, failures: 0, failingSince: null });
    return known.id;
  }

  private async leaveOutOldest(userId: string): Promise<void> {
    const kept = (await this.latestOf(userId)).map(({ id }) => id);
    if (kept.length === MOST) await this.ofUser(userId).remove({ id: Not(In(kept)) });
  }
}
