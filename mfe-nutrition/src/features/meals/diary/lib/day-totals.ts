import { micronutrientNames, type Meal, type Micronutrient } from '@nestwell/contracts/nutrition';

/** A sum, and how many foods it rests on: one without a figure counts as unknown, never as zero. */
export interface Total {
  amount: number;
  of: number;
}

type Macronutrient = 'protein' | 'carbs' | 'fat';

export interface DayTotals {
  foods: number;
  calories: number;
  /** Foods of which anything her stage asks for is known. */
  known: number;
  macronutrients: Record<Macronutrient, Total>;
  micronutrients: Record<Micronutrient, Total>;
}

export function totalsOf(meals: readonly Meal[]): DayTotals {
  const total = (amountOf: (meal: Meal) => number | null | undefined): Total => {
    const amounts = meals.map(amountOf).filter((amount) => amount !== null && amount !== undefined);
    return {
      amount: amounts.reduce((sum, amount) => sum + amount, 0),
      of: amounts.length,
    };
  };
  const micronutrient = (name: Micronutrient) => total(({ micronutrients }) => micronutrients[name]);
  return {
    foods: meals.length,
    calories: total(({ calories }) => calories).amount,
    known: meals.filter(({ micronutrients }) =>
      micronutrientNames.some((name) => micronutrients[name] !== undefined),
    ).length,
    macronutrients: {
      protein: total(({ protein }) => protein),
      carbs: total(({ carbs }) => carbs),
      fat: total(({ fat }) => fat),
    },
    micronutrients: {
      iron: micronutrient('iron'),
      folate: micronutrient('folate'),
      calcium: micronutrient('calcium'),
      choline: micronutrient('choline'),
      fibre: micronutrient('fibre'),
      iodine: micronutrient('iodine'),
      vitaminB12: micronutrient('vitaminB12'),
      vitaminD: micronutrient('vitaminD'),
    },
  };
}

/** Kinds and days read oldest first, as she ate. */
export const inOrderEaten = (meals: readonly Meal[]): Meal[] =>
  meals.toSorted(
    (one, other) => one.loggedAt.localeCompare(other.loggedAt) || one.id.localeCompare(other.id),
  );
