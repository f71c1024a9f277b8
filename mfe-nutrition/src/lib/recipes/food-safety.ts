import { verdictsOf } from '@nestwell/safety/foods';
import type { Country } from '@nestwell/safety/lines';
import type { Recipe } from './recipe';

/** Recipes never change, and every line is read for every caution: once for each country is enough. */
const known = new WeakMap<readonly string[], Map<Country | undefined, boolean>>();

/**
 * Whether no ingredient is one that a plan for pregnancy leaves out, by her country's authority; where hers is not
 * known, by the most careful.
 */
export function safeInPregnancy({ ingredients }: Pick<Recipe, 'ingredients'>, country?: Country): boolean {
  const byCountry = known.get(ingredients) ?? new Map<Country | undefined, boolean>();
  const safe =
    byCountry.get(country) ??
    ingredients.every((line) =>
      verdictsOf(line, 'pregnant', country).every(({ level }) => level !== 'avoid'),
    );
  known.set(ingredients, byCountry.set(country, safe));
  return safe;
}
