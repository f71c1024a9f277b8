import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HttpModule } from '../../platform/http.module';
import { AccountModule, Subscriptions } from '../../account';
import { Entitlement } from '../../platform/session-user';
import { BillingEntitlement } from './entitlement';
import { SubscriptionController } from './subscription.controller';
import { SubscriptionRepository } from './subscription.repository';
import { SubscriptionService } from './subscription.service';
import { TrialReminder } from './trial-reminder';
import { SubscriptionEntity, UsedTrialEntity } from './subscription.entity';

/** Run again and again: each has a method marked `@Job`. */
const jobs = [TrialReminder];

/** Global, because the platform's guard asks it about every call that needs a running trial or plan. */
@Global()
@Module({
  imports: [HttpModule, TypeOrmModule.forFeature([SubscriptionEntity, UsedTrialEntity]), AccountModule],
  controllers: [SubscriptionController],
  providers: [
    ...jobs,
    SubscriptionService,
    SubscriptionRepository,
    { provide: Entitlement, useClass: BillingEntitlement },
    { provide: Subscriptions, useExisting: SubscriptionService },
  ],
  exports: [SubscriptionRepository, SubscriptionService, Entitlement, Subscriptions],
})
export class SubscriptionModule {}
