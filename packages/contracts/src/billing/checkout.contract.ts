import { z } from 'zod';
import { endpoint, matching, text } from '../kernel';

export const planIds = ['trial', 'monthly', 'annual'] as const;
export type PlanId = (typeof planIds)[number];

/** What money buys; the trial is given at registration. */
export const paidPlanIds = ['monthly', 'annual'] as const;
export type PaidPlanId = (typeof paidPlanIds)[number];
export const paidPlan = z.enum(paidPlanIds);

/** Where tax is worked out at payment; a purchase from anywhere else carries none. */
export const taxedCountries = ['US', 'CA', 'GB', 'AU', 'NZ'] as const;
export type TaxedCountry = (typeof taxedCountries)[number];
/** The code for every country without tax at payment (user-assigned in ISO 3166-1). */
export const otherCountry = 'ZZ';
/** Countries whose tax depends on the state or province. */
export const countriesWithRegions = ['US', 'CA'] as const;

export const canadianProvinces = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NT: 'Northwest Territories',
  NS: 'Nova Scotia',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
} as const;

export const americanStates = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;

export const regionsOf: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = {
  US: americanStates,
  CA: canadianProvinces,
};

/** One offer on the checkout. `price` is net, in US dollars. */
export const subscriptionPlan = z.strictObject({
  id: z.enum(planIds),
  name: text(60),
  price: z.number(),
  /** What the price covers: 'for 7 days', 'a month', 'a year'. */
  period: text(30),
  description: text(200),
  features: z.array(text(120)),
  badge: text(40).nullable(),
});
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>;

export const countryCode = matching(/^[A-Z]{2}$/, 2);
export const regionCode = matching(/^[A-Z]{2,3}$/, 3);

/** Net, tax and total in US dollars with two decimals; `taxRate` is a share (0.13 is 13 %). */
export const priceQuote = z.strictObject({
  plan: paidPlan,
  currency: z.literal('USD'),
  country: countryCode.nullable(),
  region: regionCode.nullable(),
  net: z.number(),
  tax: z.number(),
  taxRate: z.number(),
  taxName: text(20).nullable(),
  total: z.number(),
});
export type PriceQuote = z.infer<typeof priceQuote>;

export const checkoutEndpoints = {
  listPlans: endpoint({
    method: 'GET',
    path: '/api/checkout/plans',
    access: 'open',
    summary: 'The trial and the paid plans with their net prices',
    response: z.array(subscriptionPlan),
  }),
  quotePlan: endpoint({
    method: 'GET',
    path: '/api/checkout/quote',
    access: 'open',
    summary: 'Net, tax and total of a paid plan for a country and region',
    query: z.strictObject({ plan: paidPlan, country: countryCode.optional(), region: regionCode.optional() }),
    response: priceQuote,
  }),
};
