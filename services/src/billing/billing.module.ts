import { Module, type Provider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HttpModule } from '../platform/http.module';
import { AccountModule } from '../account';
import { BillingPersonalData, PaymentsPersonalData } from './billing-personal-data';
import { CheckoutModule } from './checkout/checkout.module';
import { ActivationService } from './orders/activation.service';
import { EarlyRefundsRepository } from './orders/early-refunds.repository';
import { ForgottenPayments } from './orders/forgotten-payments';
import { OrderTraces } from './orders/order-traces';
import { OrdersRepository, PaymentEventsRepository } from './orders/orders.repository';
import { OrdersService } from './orders/orders.service';
import { PaymentMethods } from './orders/payment-methods';
import { PaymentMethodsRepository } from './orders/payment-methods.repository';
import { Refunds } from './orders/refunds';
import { Renewals } from './orders/renewals';
import { StoredCharges } from './orders/stored-charges';
import { BillingService } from './payments/billing.service';
import { PaymentsController } from './payments/payments.controller';
import { TestPaymentsController } from './payments/test-payments.controller';
import { PaypalApi } from './providers/paypal/paypal-api';
import { ProvidersModule } from './providers/providers.module';
import { RenewalCharges } from './renewals/renewal-charges';
import { RenewalJobs } from './renewals/renewal-jobs';
import { RenewalMessages } from './renewals/renewal-messages';
import { RenewalOutcomes } from './renewals/renewal-outcomes';
import { RenewalSchedule } from './renewals/renewal-schedule';
import { RenewalsRepository } from './renewals/renewals.repository';
import { RenewalsService } from './renewals/renewals.service';
import { UpcomingCharge } from './renewals/upcoming-charge';
import { SubscriptionModule } from './subscription/subscription.module';
import { PaypalVerification } from './webhooks/paypal-verification';
import { StoredMethods } from './webhooks/stored-methods';
import { WebhookEventsRepository } from './webhooks/webhook-events.repository';
import { WebhookJobs } from './webhooks/webhook-jobs';
import { WebhooksController } from './webhooks/webhooks.controller';
import { WebhooksService } from './webhooks/webhooks.service';
import { EarlyRefundEntity } from './orders/early-refund.entity';
import { OrderEntity, PaymentEventEntity } from './orders/order.entity';
import { PaymentMethodEntity, UnwantedMethodEntity } from './orders/payment-method.entity';
import { RenewalEntity } from './renewals/renewal.entity';
import { WebhookEventEntity } from './webhooks/webhook-event.entity';

/** Run again and again: each has a method marked `@Job`. */
const jobs = [ForgottenPayments, RenewalJobs, WebhookJobs];

/** Hand out and remove what is stored of a person. */
const personalData = [BillingPersonalData, PaymentsPersonalData];

const orders: Provider[] = [
  ActivationService,
  EarlyRefundsRepository,
  OrderTraces,
  OrdersRepository,
  OrdersService,
  PaymentEventsRepository,
  PaymentMethods,
  PaymentMethodsRepository,
  Refunds,
  StoredCharges,
];

const renewals: Provider[] = [
  RenewalCharges,
  RenewalMessages,
  RenewalOutcomes,
  RenewalSchedule,
  RenewalsRepository,
  RenewalsService,
  UpcomingCharge,
  { provide: Renewals, useExisting: RenewalSchedule },
];

const webhooks: Provider[] = [
  StoredMethods,
  WebhookEventsRepository,
  WebhooksService,
  {
    provide: PaypalVerification,
    inject: [PaypalApi],
    useFactory: (api: PaypalApi | null) => (api ? new PaypalVerification(api) : null),
  },
];

@Module({
  imports: [
    HttpModule,
    TypeOrmModule.forFeature([
      EarlyRefundEntity,
      OrderEntity,
      PaymentEventEntity,
      PaymentMethodEntity,
      RenewalEntity,
      UnwantedMethodEntity,
      WebhookEventEntity,
    ]),
    AccountModule,
    CheckoutModule,
    ProvidersModule,
    SubscriptionModule,
  ],
  controllers: [PaymentsController, TestPaymentsController, WebhooksController],
  providers: [...jobs, ...personalData, BillingService, ...orders, ...renewals, ...webhooks],
})
export class BillingModule {}
