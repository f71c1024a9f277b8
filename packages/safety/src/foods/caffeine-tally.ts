import { caffeine } from '../care/intake';
import type { Country } from '../lines';
import { caffeinePer100, caffeinePerMug } from './caffeine-by-country';
import { caffeineSources, otherTea, type CaffeineSource } from './caffeine-sources';
import type { FoodStage } from './countries/country-advice';
import { gramsOf, mugsOf, type Amount } from './grams-of';

/** What was eaten: its name, and how much of it where that was said. */
export interface Eaten {
  name: string;
  portion: Amount | null;
  /** Milligrams in all of it, where a product's record says them; null where it has some, nobody knows how much. */
  micronutrients?: { caffeine?: number | null };
}

export interface CaffeineEntry<Meal> {
  meal: Meal;
  /** Whole milligrams, rounded up; null where there is caffeine in it, and nobody knows how much. */
  mg: number | null;
}

export interface CaffeineTally<Meal> {
  mg: number;
  /** At most so much a day. */
  most: number;
  entries: readonly CaffeineEntry<Meal>[];
  /** Entries that are not in the sum. */
  unknown: number;
}

/** The sources that a name tells. */
function sourcesIn(name: string): CaffeineSource[] {
  const found = [...caffeineSources, otherTea].filter(
    ({ when, unless }) => when.every((word) => word.test(name)) && !(unless?.test(name) ?? false),
  );
  const named = found.filter(({ id }) => id !== otherTea.id);
  return named.length > 0 ? named : found;
}

/** Of foods with caffeine: milligrams in 100 g, null where that differs too much; undefined of all others. */
export function caffeineOf(name: string, country: Country = 'us'): number | null | undefined {
  const found = sourcesIn(name);
  // Where one name holds two of them, no figure is that of both.
  const [first] = found;
  if (found.length > 1) return null;
  return first && first.mg !== null ? caffeinePer100(first.id, first.mg, country) : first?.mg;
}

/**
 * What the caffeine of a day adds up to, by the figures of her country. What has no figure is said to be unknown,
 * never counted as none.
 */
export function caffeineTally<Meal extends Eaten>(
  meals: readonly Meal[],
  stage: FoodStage,
  country?: Country,
): CaffeineTally<Meal> {
  const entries = meals.flatMap((meal) => {
    const mg = caffeineIn(meal, country);
    return mg === undefined ? [] : [{ meal, mg }];
  });
  return {
    mg: entries.reduce((sum, { mg }) => sum + (mg ?? 0), 0),
    most: caffeine[stage].value,
    entries,
    unknown: entries.filter(({ mg }) => mg === null).length,
  };
}

function caffeineIn({ name, portion, micronutrients }: Eaten, country?: Country): number | null | undefined {
  const recorded = micronutrients?.caffeine;
  if (recorded === 0) return undefined;
  if (recorded !== undefined && recorded !== null) return Math.ceil(recorded);
  const found = sourcesIn(name);
  const [source] = found;
  if (source === undefined) return recorded;
  if (found.length > 1 || source.mg === null) return null;
  const perMug = caffeinePerMug(source.id, country);
  const mugs = mugsOf(name, portion);
  if (perMug !== undefined && mugs !== null) return Math.ceil(perMug * mugs);
  const grams = gramsOf(name, portion);
  return grams === null ? null : Math.ceil((caffeinePer100(source.id, source.mg, country) * grams) / 100);
}
