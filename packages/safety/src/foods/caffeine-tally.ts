import { caffeine } from '../care/intake';
import { caffeineSources } from './caffeine-sources';
import type { FoodStage } from './countries/country-advice';
import { gramsOf, type Amount } from './grams-of';

/** What was eaten: its name, and how much of it where that was said. */
export interface Eaten {
  name: string;
  portion: Amount | null;
}

export interface CaffeineEntry<Meal> {
  meal: Meal;
  /** Whole milligrams; null where there is caffeine in it, and nobody knows how much. */
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

/** Of foods with caffeine: milligrams in 100 g, null where that differs too much; undefined of all others. */
export function caffeineOf(name: string): number | null | undefined {
  const found = caffeineSources.filter(
    ({ when, unless }) => when.every((word) => word.test(name)) && !(unless?.test(name) ?? false),
  );
  // Where one name holds two of them, no figure is that of both.
  return found.length > 1 ? null : found[0]?.mg;
}

/** What the caffeine of a day adds up to. What has no figure is said to be unknown, never counted as none. */
export function caffeineTally<Meal extends Eaten>(
  meals: readonly Meal[],
  stage: FoodStage,
): CaffeineTally<Meal> {
  const entries = meals.flatMap((meal) => {
    const mg = caffeineIn(meal);
    return mg === undefined ? [] : [{ meal, mg }];
  });
  return {
    mg: entries.reduce((sum, { mg }) => sum + (mg ?? 0), 0),
    most: caffeine[stage].value,
    entries,
    unknown: entries.filter(({ mg }) => mg === null).length,
  };
}

function caffeineIn({ name, portion }: Eaten): number | null | undefined {
  const per100 = caffeineOf(name);
  if (per100 === undefined || per100 === null) return per100;
  const grams = gramsOf(name, portion);
  return grams === null ? null : Math.round((per100 * grams) / 100);
}
