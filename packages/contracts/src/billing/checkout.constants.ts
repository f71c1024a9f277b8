export const planIds = ['trial', 'monthly', 'annual'] as const;
export type PlanId = (typeof planIds)[number];

/** What money buys; the trial is given at registration. */
export const paidPlanIds = ['monthly', 'annual'] as const;
export type PaidPlanId = (typeof paidPlanIds)[number];

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
