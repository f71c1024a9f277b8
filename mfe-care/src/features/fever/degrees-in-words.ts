import type { Country } from '@nestwell/safety/lines';

const fahrenheitOf = (celsius: number) => `${((celsius * 9) / 5 + 32).toFixed(1)} °F`;

/** '100.4 °F (38 °C)' in the United States, '38 °C (100.4 °F)' elsewhere. */
export const degreesInWords = (celsius: number, country: Country | undefined): string =>
  country === 'us' ? `${fahrenheitOf(celsius)} (${celsius} °C)` : `${celsius} °C (${fahrenheitOf(celsius)})`;
