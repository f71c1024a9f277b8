import { Controller } from '@nestjs/common';
import { account } from '@nestwell/contracts/account';
import type { BodyOf, ParamsOf } from '@nestwell/contracts/kernel';
import { Body, Endpoint, Params } from '../../../../platform/http/endpoint';
import { notFound } from '../../../../platform/http/errors';
import { CurrentUser } from '../../../../platform/session/caller';
import type { SessionUser } from '../../../../platform/session/session-user';
import { OrdersService } from '../../orders/orders.service';
import { PaymentMethodsRepository } from '../../orders/payment-methods.repository';
import { PaymentProvider } from '../payment-provider';
import { TestProvider } from './test-provider';

/** The buyer's side of the test provider. With a real provider these calls do not exist. */
@Controller()
export class TestPaymentsController {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly orders: OrdersService,
    private readonly methods: PaymentMethodsRepository,
  ) {}

  @Endpoint(account.answerTestOrder)
  async answer(
    @CurrentUser() user: SessionUser,
    @Params(account.answerTestOrder) { orderId }: ParamsOf<typeof account.answerTestOrder>,
    @Body(account.answerTestOrder) { behaviour }: BodyOf<typeof account.answerTestOrder>,
  ) {
    const provider = this.testProvider();
    const order = await this.orders.own(user.id, orderId);
    await provider.answer(orderId, behaviour);
    return { id: orderId, status: order.state };
  }

  @Endpoint(account.setTestMethod)
  async setMethod(
    @Params(account.setTestMethod) { userId }: ParamsOf<typeof account.setTestMethod>,
    @Body(account.setTestMethod) { behaviour }: BodyOf<typeof account.setTestMethod>,
  ) {
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
