import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../platform/config/config';
import { PaymentProvider } from './payment-provider';
import { PaypalApi } from './paypal/paypal-api';
import { PaypalTransport } from './paypal/paypal-transport';
import { TestPaymentsRepository } from './test/test-payments.repository';
import { TestProvider } from './test/test-provider';
import { TestMethodEntity, TestPaymentEntity } from './test/test-payment.entity';

/** PayPal where credentials are set, else the built-in test provider. */
@Module({
  imports: [TypeOrmModule.forFeature([TestMethodEntity, TestPaymentEntity])],
  providers: [
    PaypalTransport,
    TestProvider,
    TestPaymentsRepository,
    {
      provide: PaypalApi,
      inject: [Config, PaypalTransport],
      useFactory: ({ paypal }: Config, transport: PaypalTransport) =>
        paypal ? PaypalApi.open(paypal, transport) : null,
    },
    {
      provide: PaymentProvider,
      inject: [PaypalApi, TestProvider, Config],
      useFactory: (api: PaypalApi | null, test: TestProvider, config: Config) =>
        api ? paypalProvider(api, config) : test,
    },
  ],
  exports: [PaymentProvider, PaypalApi],
})
export class ProvidersModule {}

/** PayPal's library is the largest of all: it is loaded where there are credentials. */
async function paypalProvider(api: PaypalApi, config: Config): Promise<PaymentProvider> {
  const { PaypalProvider } = await import('./paypal/paypal-provider');
  return new PaypalProvider(api, config);
}
