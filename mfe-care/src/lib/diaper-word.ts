import type { Country } from '@nestwell/safety/lines';

const DIAPERS: readonly (Country | undefined)[] = ['us', 'ca', undefined];

/** What they are called where she is. */
export const diapersIn = (country: Country | undefined): string =>
  DIAPERS.includes(country) ? 'diapers' : 'nappies';
