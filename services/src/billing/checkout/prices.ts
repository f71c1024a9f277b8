import { Injectable, type OnModuleInit } from '@nestjs/common';
import { paidPlanIds, type billing, type PaidPlanId } from '@nestwell/contracts/billing/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { Config } from '../../platform/config/config';
import { badRequest } from '../../platform/http/errors';
import { americanRates } from './american-rates';
import { dollars } from './plans';
import { priceOf, type Place, type Price } from './price';
import { ratesWith } from './rates-file';

/** What a plan costs where she lives, with the rates this site is set to. */
@Injectable()
export class Prices implements OnModuleInit {
  private rates = americanRates;

  constructor(private readonly config: Config) {}

  async onModuleInit(): Promise<void> {
    this.rates = await ratesWith(this.config.taxRatesFile);
  }

  of(plan: PaidPlanId, place: Place): Promise<Price> {
    return priceOf(plan, place, this.rates);
  }

  /** The price an order is to be opened for: its amount must be the server's own total to the cent, else 400. */
  async matching(request: BodyOf<typeof billing.createOrder>): Promise<Price> {
    const { amount, plan, country, region } = request;
    for (const candidate of plan === undefined ? paidPlanIds : [plan]) {
      const price = await this.of(candidate, { country, region });
      if (amount === dollars(price.totalCents)) return price;
    }
    throw badRequest('amount', 'is not the price of this plan');
  }
}
