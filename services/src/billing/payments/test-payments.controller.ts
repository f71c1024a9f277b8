import { Controller } from '@nestjs/common';
import { billing } from '@nestwell/contracts/billing/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { notFound } from '../../platform/http/errors';
import { OrdersService } from '../orders/orders.service';
import { PaymentMethods } from '../orders/payment-methods';
import { PaymentProvider } from '../providers/payment-provider';
import { TestProvider } from '../providers/test/test-provider';

/** The buyer's side of the test provider. With a real provider these calls do not exist. */
@Controller()
export class TestPaymentsController {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly orders: OrdersService,
    private readonly methods: PaymentMethods,
  ) {}

  @Endpoint(billing.answerTestOrder)
  async answer(
    @Call() { user, params: { orderId }, body: { behaviour } }: CallOf<typeof billing.answerTestOrder>,
  ) {
    const provider = this.testProvider();
    const order = await this.orders.own(user.id, orderId);
    await provider.answer(orderId, behaviour);
    return { id: orderId, status: order.state };
  }

  @Endpoint(billing.setTestMethod)
  async setMethod(@Call() { params: { userId }, body: { behaviour } }: CallOf<typeof billing.setTestMethod>) {
    const provider = this.testProvider();
    const method = await this.methods.current(userId, provider.name);
    if (method === null) throw notFound('Payment method');
    await provider.setMethod(method, behaviour);
    return { behaviour };
  }

  private testProvider(): TestProvider {
    if (!(this.provider instanceof TestProvider)) throw notFound('Page');
    return this.provider;
  }
}
