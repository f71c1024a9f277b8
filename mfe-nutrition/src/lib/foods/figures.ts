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
  return changed;
}
