import {
  countriesWithRegions,
  regionsOf,
  taxedCountries,
  type PaidPlanId,
  type PriceQuote,
} from '@nestwell/contracts/billing';
import SalesTax from 'sales-tax';
import { badRequest } from '../../platform/http/errors';
import { dollars, netCentsOf } from './plans';

export interface Place {
  country?: string | undefined;
  region?: string | undefined;
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
export async function priceOf(plan: PaidPlanId, { country, region }: Place): Promise<Price> {
  const netCents = netCentsOf[plan];
  const known = regionOf(country, region);
  const { rate, name } = await taxIn(country, known);
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

function regionOf(country: string | undefined, region: string | undefined): string | null {
  if (!countriesWithRegions.some((code) => code === country)) return null;
  if (region === undefined) throw badRequest('region', 'is needed for this country');
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

/** Rates come from the sales-tax package, which is kept up to date; its word for American state tax is 'vat'. */
async function taxIn(
  country: string | undefined,
  region: string | null,
): Promise<{ rate: number; name: string | null }> {
  if (country === undefined || !taxedCountries.some((code) => code === country))
    return { rate: 0, name: null };
  const { type, rate } = await SalesTax.getSalesTax(country, region);
  if (rate === 0) return { rate, name: null };
  return { rate, name: country === 'US' ? 'Sales tax' : (TAX_NAMES[type] ?? 'Tax') };
}
