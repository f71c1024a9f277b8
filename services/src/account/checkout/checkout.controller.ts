import { Controller } from '@nestjs/common';
import { account } from '@nestwell/contracts/account';
import type { QueryOf } from '@nestwell/contracts/kernel';
import { Endpoint, Query } from '../../platform/http/endpoint';
import { subscriptionPlans } from './plans';
import { priceOf, quoteOf } from './price';

@Controller()
export class CheckoutController {
  @Endpoint(account.listPlans)
  plans() {
    return [...subscriptionPlans];
  }

  @Endpoint(account.quotePlan)
  async quote(@Query(account.quotePlan) { plan, country, region }: QueryOf<typeof account.quotePlan>) {
    return quoteOf(await priceOf(plan, { country, region }));
  }
}
