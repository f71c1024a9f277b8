import { Controller } from '@nestjs/common';
import { billing } from '@nestwell/contracts/billing/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { subscriptionPlans } from './plans';
import { quoteOf } from './price';
import { Prices } from './prices';

@Controller()
export class CheckoutController {
  constructor(private readonly prices: Prices) {}

  @Endpoint(billing.listPlans)
  plans() {
    return [...subscriptionPlans];
  }

  @Endpoint(billing.quotePlan)
  async quote(@Call() { query: { plan, country, region } }: CallOf<typeof billing.quotePlan>) {
    return quoteOf(await this.prices.of(plan, { country, region }));
  }
}
