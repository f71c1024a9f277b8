import { Global, Module } from '@nestjs/common';
import { AccountModule, Subscriptions } from '../../account';
import { Entitlement } from '../../platform/session-user';
import { BillingEntitlement } from './entitlement';
import { SubscriptionController } from './subscription.controller';
import { SubscriptionData } from './subscription-data';
import { SubscriptionRepository } from './subscription.repository';
import { SubscriptionService } from './subscription.service';
import { TrialReminder } from './trial-reminder';

/** Global, because the platform's guard asks it about every call that needs a running trial or plan. */
@Global()
@Module({
  imports: [AccountModule],
  controllers: [SubscriptionController],
  providers: [
    SubscriptionData,
    SubscriptionService,
    SubscriptionRepository,
    TrialReminder,
    { provide: Entitlement, useClass: BillingEntitlement },
    { provide: Subscriptions, useExisting: SubscriptionService },
  ],
  exports: [SubscriptionService, Entitlement, Subscriptions],
})
export class SubscriptionModule {}
