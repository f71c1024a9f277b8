import { Module } from '@nestjs/common';
import { CheckoutModule } from './checkout/checkout.module';
import { PaymentsModule } from './payments/payments.module';
import { SubscriptionModule } from './subscription/subscription.module';
import { BillingFirstAnswers } from './billing-first-answers';

@Module({
  imports: [CheckoutModule, PaymentsModule, SubscriptionModule],
  providers: [BillingFirstAnswers],
})
export class BillingModule {}
