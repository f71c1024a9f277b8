import { Module } from '@nestjs/common';
import { BabyDevelopmentModule } from './baby-development/baby-development.module';
import { CheckoutModule } from './checkout/checkout.module';
import { ErasureModule } from './erasure/erasure.module';
import { FeedbackModule } from './feedback/feedback.module';
import { LoginModule } from './login/login.module';
import { NotificationsModule } from './notifications/notifications.module';
import { PaymentsModule } from './payments/payments.module';
import { SubscriptionModule } from './subscription/subscription.module';
import { TrialReminderModule } from './trial-reminder/trial-reminder.module';
import { UsersModule } from './users/users.module';

@Module({
  imports: [
    BabyDevelopmentModule,
    CheckoutModule,
    ErasureModule,
    FeedbackModule,
    LoginModule,
    NotificationsModule,
    PaymentsModule,
    SubscriptionModule,
    TrialReminderModule,
    UsersModule,
  ],
  exports: [NotificationsModule, SubscriptionModule, UsersModule],
})
export class AccountModule {}
