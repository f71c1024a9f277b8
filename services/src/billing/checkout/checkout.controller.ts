import { Controller } from '@nestjs/common';
import { billing } from '@nestwell/contracts/billing';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/http/endpoint';
import { subscriptionPlans } from './plans';
import { priceOf, quoteOf } from './price';

@Controller()
export class CheckoutController {
  @Endpoint(billing.listPlans)
  plans() {
    return [...subscriptionPlans];
  }

  @Endpoint(billing.quotePlan)
  async quote(@Call() { query: { plan, country, region } }: CallOf<typeof billing.quotePlan>) {
    return quoteOf(await priceOf(plan, { country, region }));
  }
}
