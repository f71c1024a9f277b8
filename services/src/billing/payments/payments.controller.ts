import { Controller } from '@nestjs/common';
import { billing } from '@nestwell/contracts/billing/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { CallsOutside } from '../../platform/http/calls-outside';
import { badRequest } from '../../platform/http/errors';
import { Prices } from '../checkout/prices';
import { BillingService } from './billing.service';
import { ActivationService } from '../orders/activation.service';
import { OrdersService } from '../orders/orders.service';
import { whenAvailable } from '../orders/when-available';
import { PaymentProvider } from '../providers/payment-provider';

@Controller()
export class PaymentsController {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly orders: OrdersService,
    private readonly activation: ActivationService,
    private readonly billing: BillingService,
    private readonly prices: Prices,
  ) {}

  @Endpoint(billing.paymentSetup)
  async setup() {
    return { provider: this.provider.name, ...(await whenAvailable(() => this.provider.setup())) };
  }

  @CallsOutside()
  @Endpoint(billing.createOrder)
  async create(@Call() { user, body: request }: CallOf<typeof billing.createOrder>) {
    return this.orders.create(user.id, await this.prices.matching(request));
  }

  @Endpoint(billing.captureOrder)
  capture(@Call() { user, params: { orderId } }: CallOf<typeof billing.captureOrder>) {
    return this.orders.capture(user.id, orderId);
  }

  @Endpoint(billing.upgradeSubscription)
  upgrade(@Call() { params: { userId }, body: request }: CallOf<typeof billing.upgradeSubscription>) {
    const { subscriptionType, orderId, paymentOrderId } = request;
    const order = orderId ?? paymentOrderId;
    if (order === undefined) throw badRequest('orderId', 'is needed');
    return this.activation.upgrade(userId, subscriptionType, order);
  }

  @Endpoint(billing.readBilling)
  read(@Call() { params: { userId } }: CallOf<typeof billing.readBilling>) {
    return this.billing.of(userId);
  }
}
