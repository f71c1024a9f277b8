import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/failures';
import { UserRows } from '../../platform/database/user-rows';
import { PushSubscriptionEntity } from './push-subscription.entity';

type NewSubscription = Omit<PushSubscriptionEntity, 'userId' | 'id' | 'endpointHash'>;

@Injectable()
export class PushSubscriptionsRepository extends UserRows<PushSubscriptionEntity> {
  constructor(database: Database) {
    super(database, PushSubscriptionEntity);
  }

  /** Answers the row's id; the same browser again keeps its row, and is taken from whoever had it before. */
  async keep(userId: string, values: NewSubscription): Promise<string> {
    const endpointHash = createHash('sha256').update(values.endpoint).digest('hex');
    await this.database.repository(PushSubscriptionEntity).delete({ endpointHash, userId: Not(userId) });
    const own = this.ofUser(userId);
    const known = await own.findOne({ endpointHash });
    if (known) return known.id;
    try {
      return (await own.insert({ ...values, endpointHash })).id;
    } catch (error) {
      const other = isUniqueViolation(error) && (await own.findOne({ endpointHash }));
      if (!other) throw error;
      return other.id;
    }
  }
}
