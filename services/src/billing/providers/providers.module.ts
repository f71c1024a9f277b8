import { Module } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { PaymentProvider } from './payment-provider';
import { PaypalApi } from './paypal/paypal-api';
import { PaypalProvider } from './paypal/paypal-provider';
import { PaypalTransport } from './paypal/paypal-transport';
import { TestPaymentsRepository } from './test/test-payments.repository';
import { TestProvider } from './test/test-provider';

/** PayPal where credentials are set, else the built-in test provider. */
@Module({
  providers: [
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
  ],
  exports: [PaymentProvider, PaypalApi],
})
export class ProvidersModule {}
