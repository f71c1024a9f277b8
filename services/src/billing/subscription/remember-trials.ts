import type { Database } from '../../platform/database/database';
import { SubscriptionEntity, UsedTrialEntity } from './subscription.entity';
import { SubscriptionRepository } from './subscription.repository';

/** Mailboxes whose trial is used up, under the key that holds now. Safe to repeat. */
export async function rememberTrials(database: Database, mailboxes: readonly Buffer[]): Promise<void> {
  const subscriptions = new SubscriptionRepository(
    database.source.getRepository(SubscriptionEntity),
    database.source.getRepository(UsedTrialEntity),
  );
  for (const mailbox of mailboxes) await subscriptions.takeTrial(mailbox);
}
