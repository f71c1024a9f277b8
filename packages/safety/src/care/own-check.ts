import type { Country } from '../lines/line';
import { spellsAt } from '../weeks/spell';
import type { Care } from './pregnancy-care';

const checkedOn = '';
const acog = { source: 'ACOG Committee Opinion 736, postpartum care', checkedOn };
const nice = { source: 'NICE NG194, postnatal care', checkedOn };
const pressureSoon =
  'High blood pressure around the birth? It is checked within 72 hours, and again by day 10';

/** By months since the birth: when her own care is due. */
const earlyContact: readonly Care[] = [
  { from: 0, to: 0, words: pressureSoon, ...acog },
  { from: 0, to: 0, words: 'Your care team wants to hear from you within three weeks of the birth', ...acog },
  { from: 0, to: 2, words: 'Your own full check is due by week 12 after the birth', ...acog },
];
const sixToEight: readonly Care[] = [
  { from: 0, to: 0, words: pressureSoon, ...acog },
  { from: 0, to: 0, words: 'A midwife or nurse looks in on you in the first days: ask when', ...nice },
  { from: 1, to: 2, words: 'Your own check is due six to eight weeks after the birth: ask for it', ...nice },
];

const asks: readonly Care[] = [
  ...earlyContact.slice(0, 2),
  { from: 0, to: 2, words: 'Ask when your own check is: by six to eight weeks in some countries', ...nice },
];

/** Her own check after the birth: countries differ. */
export const ownCheckByCountry: Record<Country, readonly Care[]> = {
  us: earlyContact,
  ca: asks,
  gb: sixToEight,
  au: sixToEight,
  nz: sixToEight,
};

export const ownCheckElsewhere: readonly Care[] = asks;

/** Her own checks of a month where she lives. */
export const ownCheckAt = (month: number, country: Country | undefined): Care[] =>
  spellsAt(country ? ownCheckByCountry[country] : ownCheckElsewhere, month);
