import { pluralOf, unitsBySpelling, type KitchenUnit } from './kitchen-units';
import { matchAt } from './sticky';

export interface UnitInText {
  unit: KitchenUnit;
  /** As it is written. */
  word: string;
  start: number;
  end: number;
}

const WORD =
  /( {0,2}(?:(?:heaping|heaped|scant|level|rounded|generous|good|packed|large|medium|small) )?|-)((?:fl\.? |fluid )?[a-z]{1,14})\.?(?![\p{L}\d])/iuy;
/** 'c. à soupe' is a spoon, and no cup. */
const FRENCH_SPOON = / {0,2}c(?:\.| )* ?[àa](?![a-z])/iy;
const OF = / of(?= )/iy;

/** The unit behind a number: ' cups', 'g', '-ounce'; nothing where another word follows. */
export function unitAt(text: string, at: number): UnitInText | undefined {
  const found = matchAt(WORD, text, at);
  const [whole = '', space = '', word = ''] = found ?? [];
  const unit = unitsBySpelling.get(word.toLowerCase());
  if (unit === undefined || matchAt(FRENCH_SPOON, text, at)) return undefined;
  const start = at + space.length;
  // 'can of', and the point of 'oz.'
  const end = at + whole.length;
  return { unit, word, start, end: end + (matchAt(OF, text, end)?.[0].length ?? 0) };
}

/** A unit's word for so many of it; short forms stay as they are. */
export function unitWord(word: string, amount: number): string {
  const lower = word.toLowerCase();
  const isOne = amount <= 1;
  const plural = pluralOf(word);
  if (!isOne && isLong(lower) && unitsBySpelling.has(plural.toLowerCase())) return plural;
  const singular = [word.slice(0, -1), word.slice(0, -2)].find(
    (one) => pluralOf(one) === word && unitsBySpelling.has(one.toLowerCase()),
  );
  return isOne && singular !== undefined && isLong(singular) ? singular : word;
}

const isLong = (word: string) =>
  word.length > 2 &&
  !/^(?:tsp|tbsp|tbs|tbl|ltr|pkg|kilo)s?$/i.test(word) &&
  !/^(?:lb|oz|kg|gm|pt|qt)s?$/i.test(word);
