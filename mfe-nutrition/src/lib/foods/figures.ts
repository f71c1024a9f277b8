import { micronutrientNames, type Micronutrients } from '@nestwell/contracts/nutrition';

/** Energy in kilocalories, macronutrients in grams; null and left out are unknown, which is not zero. */
export interface Figures {
  calories: number;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  micronutrients: Micronutrients;
}

/** So many times as much of it. */
export function scaled({ calories, protein, carbs, fat, micronutrients }: Figures, times: number): Figures {
  const tenths = (grams: number | null) => (grams === null ? null : Math.round(grams * times * 10) / 10);
  return {
    calories: Math.round(calories * times),
    protein: tenths(protein),
    carbs: tenths(carbs),
    fat: tenths(fat),
    micronutrients: eachKnown(micronutrients, (amount) => Math.round(amount * times * 100) / 100),
  };
}

function eachKnown(of: Micronutrients, change: (amount: number) => number): Micronutrients {
  const changed: Micronutrients = {};
  for (const name of micronutrientNames) {
    const amount = of[name];
    if (amount !== undefined) changed[name] = change(amount);
  }
  const { caffeine } = of;
  if (caffeine !== undefined) changed.caffeine = caffeine === null ? null : change(caffeine);
  return changed;
}

/** What one of so many had; not rounded, so that as many of it are what they were. */
export function unscaled({ calories, protein, carbs, fat, micronutrients }: Figures, times: number): Figures {
  const of = (amount: number | null) => (amount === null ? null : amount / times);
  return {
    calories: calories / times,
    protein: of(protein),
    carbs: of(carbs),
    fat: of(fat),
    micronutrients: eachKnown(micronutrients, (amount) => amount / times),
  };
}

type Partly = { [Name in keyof Figures]?: Figures[Name] | null };

/** All of them together, of what is known. */
export function summed(all: readonly Partly[]): Figures {
  const sum = (amounts: readonly (number | null | undefined)[]) => {
    const known = amounts.filter((amount) => amount !== null && amount !== undefined);
    return known.length === 0 ? null : known.reduce((total, amount) => total + amount, 0);
  };
  const total: Figures = {
    calories: sum(all.map(({ calories }) => calories)) ?? 0,
    protein: sum(all.map(({ protein }) => protein)),
    carbs: sum(all.map(({ carbs }) => carbs)),
    fat: sum(all.map(({ fat }) => fat)),
    micronutrients: {},
  };
  for (const name of micronutrientNames) {
    const known = sum(all.map(({ micronutrients }) => micronutrients?.[name]));
    if (known !== null) total.micronutrients[name] = known;
  }
  const caffeine = all.map(({ micronutrients }) => micronutrients?.caffeine);
  // One that is unknown makes the sum unknown: it may not count as none.
  if (caffeine.some((mg) => mg !== undefined))
    total.micronutrients.caffeine = caffeine.includes(null) ? null : sum(caffeine);
  return total;
}
