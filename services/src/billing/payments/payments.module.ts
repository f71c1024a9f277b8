import { Module, type Provider } from '@nestjs/common';
import { Config } from '../../platform/config';
import { AccountModule } from '../../account';
import { BillingService } from './billing.service';
import { ActivationService } from '../orders/activation.service';
import { OrdersRepository, PaymentEventsRepository } from '../orders/orders.repository';
import { OrdersService } from '../orders/orders.service';
import { PaymentMethodsRepository } from '../orders/payment-methods.repository';
import { PaymentData } from './payment-data';
import { PaymentsController } from './payments.controller';
import { PaymentProvider } from '../providers/payment-provider';
import { PaypalApi } from '../providers/paypal/paypal-api';
import { PaypalProvider } from '../providers/paypal/paypal-provider';
import { PaypalTransport } from '../providers/paypal/paypal-transport';
import { TestPaymentsController } from '../providers/test/test-payments.controller';
import { TestPaymentsRepository } from '../providers/test/test-payments.repository';
import { TestProvider } from '../providers/test/test-provider';
import { ForgottenPayments } from '../renewals/forgotten-payments';
import { PaymentJobs } from '../renewals/payment-jobs';
import { RenewalCharges } from '../renewals/renewal-charges';
import { RenewalMessages } from '../renewals/renewal-messages';
import { RenewalOutcomes } from '../renewals/renewal-outcomes';
import { RenewalsRepository } from '../renewals/renewals.repository';
import { RenewalsService } from '../renewals/renewals.service';
import { PaypalVerification } from '../webhooks/paypal-verification';
import { StoredMethods } from '../webhooks/stored-methods';
import { WebhookEventsRepository } from '../webhooks/webhook-events.repository';
import { WebhooksController } from '../webhooks/webhooks.controller';
import { WebhooksService } from '../webhooks/webhooks.service';

/** PayPal where credentials are set, else the built-in test provider. */
const provider: Provider[] = [
  PaypalTransport,
  TestProvider,
  TestPaymentsRepository,
  {
    provide: PaypalApi,
    inject: [Config, PaypalTransport],
    useFactory: ({ paypal }: Config, transport: PaypalTransport) =>
      paypal ? new PaypalApi(paypal, transport) : null,
  },
  {
    provide: PaymentProvider,
    inject: [PaypalApi, TestProvider, Config],
    useFactory: (api: PaypalApi | null, test: TestProvider, config: Config) =>
      api ? new PaypalProvider(api, config) : test,
  },
  {
    provide: PaypalVerification,
    inject: [PaypalApi],
    useFactory: (api: PaypalApi | null) => (api ? new PaypalVerification(api) : null),
  },
];

const orders: Provider[] = [
  ActivationService,
  BillingService,
  OrdersRepository,
  OrdersService,
  PaymentData,
  PaymentEventsRepository,
  PaymentMethodsRepository,
];

const renewals: Provider[] = [
  ForgottenPayments,
  PaymentJobs,
  RenewalCharges,
  RenewalMessages,
  RenewalOutcomes,
  RenewalsRepository,
  RenewalsService,
];

const webhooks: Provider[] = [StoredMethods, WebhookEventsRepository, WebhooksService];

@Module({
  imports: [AccountModule],
  controllers: [PaymentsController, TestPaymentsController, WebhooksController],
  providers: [...provider, ...orders, ...renewals, ...webhooks],
})
export class PaymentsModule {}
