import { isPausedAndMayGoOn, type User } from '@nestwell/contracts/account';
import { carbSpread } from '@nestwell/safety/care';
import type { Recipe } from '../recipes/recipe';

type Facts = Pick<User, 'isPregnant' | 'pregnancyPaused' | 'pregnancyFacts'>;

/** In pregnancy not said is not no. */
export const spreadsCarbs = ({ isPregnant, pregnancyFacts: { diabetes } }: Facts): boolean =>
  diabetes ?? isPregnant;

/** Whether carbs stand beside each meal; while she is quiet, only of a pregnancy that may go on. */
export const showsCarbs = (her: Facts): boolean =>
  her.pregnancyFacts.diabetes === true && (!her.pregnancyPaused || isPausedAndMayGoOn(her));

/** Grams of a serving; null where nobody knows. */
export const carbsOf = ({ carbs }: Pick<Recipe, 'carbs'>): number | null =>
  carbs === '' ? null : Number(carbs);

/** Grams beyond what one meal of this time holds; of an unknown amount as many as no recipe has. */
export const carbsBeyond = (recipe: Pick<Recipe, 'carbs'>, time: keyof typeof carbSpread): number =>
  Math.max(0, (carbsOf(recipe) ?? UNKNOWN) - carbSpread[time].value);

const UNKNOWN = 500;

/** '54 g carbs', 'carbs unknown'; of several the sum of those that are known, and how many are not. */
export function carbWords(amounts: readonly (number | null)[]): string {
  const known = amounts.filter((amount) => amount !== null);
  const unknown = amounts.length - known.length;
  if (known.length === 0) return 'carbs unknown';
  const sum = Math.round(known.reduce((total, amount) => total + amount, 0));
  return `${sum}\u00a0g carbs${unknown > 0 ? `, unknown in ${unknown}` : ''}`;
}
