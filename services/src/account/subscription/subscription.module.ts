import { Global, Module } from '@nestjs/common';
import { Entitlement } from '../../platform/session/session-user';
import { AccountEntitlement } from './entitlement';
import { SubscriptionController } from './subscription.controller';
import { SubscriptionRepository } from './subscription.repository';
import { SubscriptionService } from './subscription.service';

/** Global, because the platform's guard asks it about every call that needs a running trial or plan. */
@Global()
@Module({
  controllers: [SubscriptionController],
  providers: [
    SubscriptionService,
    SubscriptionRepository,
    { provide: Entitlement, useClass: AccountEntitlement },
  ],
  exports: [SubscriptionService, SubscriptionRepository, Entitlement],
})
export class SubscriptionModule {}
