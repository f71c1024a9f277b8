import { Controller } from '@nestjs/common';
import { billing } from '@nestwell/contracts/billing';
import type { QueryOf } from '@nestwell/contracts/kernel';
import { Endpoint, Query } from '../../platform/http/endpoint';
import { subscriptionPlans } from './plans';
import { priceOf, quoteOf } from './price';

@Controller()
export class CheckoutController {
  @Endpoint(billing.listPlans)
  plans() {
    return [...subscriptionPlans];
  }

  @Endpoint(billing.quotePlan)
  async quote(@Query(billing.quotePlan) { plan, country, region }: QueryOf<typeof billing.quotePlan>) {
    return quoteOf(await priceOf(plan, { country, region }));
  }
}
