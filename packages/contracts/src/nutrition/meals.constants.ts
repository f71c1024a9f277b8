export const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type MealType = (typeof mealTypes)[number];

export const mealTypeLabels = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
} as const satisfies Record<MealType, string>;

/** Name in characters, energy in kilocalories, macronutrients in grams to the tenth. */
export const mealLimits = { name: 120, calories: 10_000, grams: 1000, together: 40, diaryDays: 400 } as const;
