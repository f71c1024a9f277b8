import {
  countriesWithRegions,
  regionsOf,
  taxedCountries,
  type PaidPlanId,
  type PriceQuote,
} from '@nestwell/contracts/billing/server';
import SalesTax from 'sales-tax';
import { badRequest } from '../../platform/http/errors';
import { americanRates, type AmericanRates } from './american-rates';
import { dollars, netCentsOf } from './plans';

export interface Place {
  country?: string | null | undefined;
  region?: string | null | undefined;
}

/** A price in US cents; `rate` is a share. */
export interface Price {
  plan: PaidPlanId;
  country: string | null;
  region: string | null;
  netCents: number;
  taxCents: number;
  rate: number;
  taxName: string | null;
  totalCents: number;
}

/**
 * A plan's price in a place: tax is added in five countries, in two of them by region.
 * Throws 400 naming `region` where it is needed and missing or unknown.
 */
export async function priceOf(
  plan: PaidPlanId,
  { country, region }: Place,
  american: AmericanRates = americanRates,
): Promise<Price> {
  const netCents = netCentsOf[plan];
  const known = regionOf(country, region);
  const { rate, name } = await taxIn(country, known, american);
  const taxCents = Math.round(netCents * rate);
  return {
    plan,
    country: country ?? null,
    region: known,
    netCents,
    taxCents,
    rate,
    taxName: name,
    totalCents: netCents + taxCents,
  };
}

export function quoteOf(price: Price): PriceQuote {
  return {
    plan: price.plan,
    currency: 'USD',
    country: price.country,
    region: price.region,
    net: dollars(price.netCents),
    tax: dollars(price.taxCents),
    taxRate: price.rate,
    taxName: price.taxName,
    total: dollars(price.totalCents),
  };
}

function regionOf(country: Place['country'], region: Place['region']): string | null {
  if (!countriesWithRegions.some((code) => code === country)) return null;
  if (region == null) throw badRequest('region', 'is needed for this country');
  const regions = regionsOf[country ?? ''] ?? {};
  if (!Object.hasOwn(regions, region)) throw badRequest('region', 'is not a region of this country');
  return region;
}

const TAX_NAMES: Readonly<Record<string, string>> = {
  gst: 'GST',
  vat: 'VAT',
  'gst+hst': 'HST',
  'gst+pst': 'GST + PST',
  'gst+qst': 'GST + QST',
};

interface Tax {
  rate: number;
  name: string | null;
}

const untaxed: Tax = { rate: 0, name: null };

/** The sales-tax package is right about the other countries; its American rates are those of about 2011. */
async function taxIn(
  country: Place['country'],
  region: string | null,
  american: AmericanRates,
): Promise<Tax> {
  if (country == null || !taxedCountries.some((code) => code === country)) return untaxed;
  if (country === 'US') return americanTax(american[region as keyof AmericanRates]);
  const { type, rate } = await SalesTax.getSalesTax(country, region);
  return rate === 0 ? untaxed : { rate, name: TAX_NAMES[type] ?? 'Tax' };
}

const americanTax = (percent: number): Tax =>
  percent === 0 ? untaxed : { rate: percent / 100, name: 'Sales tax' };
