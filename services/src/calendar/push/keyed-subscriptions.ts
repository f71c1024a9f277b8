import type { KeyedData } from '../../platform/secrets/keyed-data';
import { PushSubscriptionEntity } from './push-subscription.entity';
import { PushSubscriptionsRepository } from './push-subscriptions.repository';

/** Push services take messages with the key only that a browser subscribed with. */
export const keyedSubscriptions: KeyedData = {
  key: 'vapid',
  loses: 'reminders reach no closed app until its owner turns them on again in the calendar',
  adapt: (database) =>
    new PushSubscriptionsRepository(
      database.source.getRepository(PushSubscriptionEntity),
      database,
    ).removeAll(),
};
