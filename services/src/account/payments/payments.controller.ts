import { Controller } from '@nestjs/common';
import { account } from '@nestwell/contracts/account';
import type { BodyOf, ParamsOf } from '@nestwell/contracts/kernel';
import { Body, Endpoint, Params } from '../../platform/http/endpoint';
import { badRequest } from '../../platform/http/errors';
import { CurrentUser } from '../../platform/session/caller';
import type { SessionUser } from '../../platform/session/session-user';
import { BillingService } from './billing.service';
import { ActivationService } from './orders/activation.service';
import { OrdersService } from './orders/orders.service';
import { whenAvailable } from './orders/when-available';
import { PaymentProvider } from './providers/payment-provider';

@Controller()
export class PaymentsController {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly orders: OrdersService,
    private readonly activation: ActivationService,
    private readonly billing: BillingService,
  ) {}

  @Endpoint(account.paymentSetup)
  async setup() {
    return { provider: this.provider.name, ...(await whenAvailable(() => this.provider.setup())) };
  }

  @Endpoint(account.createOrder)
  create(
    @CurrentUser() user: SessionUser,
    @Body(account.createOrder) request: BodyOf<typeof account.createOrder>,
  ) {
    return this.orders.create(user.id, request);
  }

  @Endpoint(account.captureOrder)
  capture(
    @CurrentUser() user: SessionUser,
    @Params(account.captureOrder) { orderId }: ParamsOf<typeof account.captureOrder>,
  ) {
    return this.orders.capture(user.id, orderId);
  }

  @Endpoint(account.upgradeSubscription)
  upgrade(
    @Params(account.upgradeSubscription) { userId }: ParamsOf<typeof account.upgradeSubscription>,
    @Body(account.upgradeSubscription) request: BodyOf<typeof account.upgradeSubscription>,
  ) {
    const { subscriptionType, orderId, paymentOrderId } = request;
    const order = orderId ?? paymentOrderId;
    if (order === undefined) throw badRequest('orderId', 'is needed');
    return this.activation.upgrade(userId, subscriptionType, order);
  }

  @Endpoint(account.readBilling)
  read(@Params(account.readBilling) { userId }: ParamsOf<typeof account.readBilling>) {
    return this.billing.of(userId);
  }
}
