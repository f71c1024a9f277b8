import { otherCountry, regionsOf, taxedCountries, type TaxedCountry } from '@nestwell/contracts/billing';

const names = {
  US: 'United States',
  CA: 'Canada',
  GB: 'United Kingdom',
  AU: 'Australia',
  NZ: 'New Zealand',
} as const satisfies Record<TaxedCountry, string>;

/** Countries with tax at payment, and one entry for all others. */
export const countryOptions = [
  ...taxedCountries.map((value) => ({ value: value as string, label: names[value] as string })),
  { value: otherCountry, label: 'Another country' },
];

export function regionOptions(country: string): { value: string; label: string }[] {
  return Object.entries(regionsOf[country] ?? {}).map(([value, label]) => ({ value, label }));
}

/** The country her device is set to, where tax is worked out for it; else none is assumed. */
export function likelyCountry(language: string): string {
  const region = language.split('-').at(-1)?.toUpperCase();
  return taxedCountries.find((country) => country === region) ?? '';
}

export interface Place {
  country: string;
  region: string;
}

/** Before she has said where: a quote for it is the net price. */
export const nowhere: Place = { country: '', region: '' };

export const isComplete = ({ country, region }: Place) =>
  country !== '' && (region !== '' || regionOptions(country).length === 0);
