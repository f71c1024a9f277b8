import type { User } from '@nestwell/contracts/account';

type Units = User['units'];

const KG_PER_LB = 0.45359237;

/** The API speaks pounds; she may think in kilograms. */
export const unitOf = (units: Units) => (units === 'metric' ? 'kg' : 'lb');
/** As her profile and the dialogs of Home write it. */
export const pluralUnitOf = (units: Units) => (units === 'metric' ? 'kg' : 'lbs');

/** Pounds as she reads them, to the tenth. */
export function shownWeight(pounds: number, units: Units): number {
  const value = units === 'metric' ? pounds * KG_PER_LB : pounds;
  return Math.round(value * 10) / 10;
}

/** What she typed, in pounds to the hundredth, so that every tenth of a kilogram comes back as itself. */
export function poundsOf(shown: number, units: Units): number {
  const pounds = units === 'metric' ? shown / KG_PER_LB : shown;
  return Math.round(pounds * 100) / 100;
}

/** '148.2 lb', never parted at the end of a line */
export const weightText = (pounds: number, units: Units) =>
  `${shownWeight(pounds, units)}\u00a0${unitOf(units)}`;
