import type { Food, Meal } from '@nestwell/contracts/nutrition';

/** A lunch of today; override what a test or a preview is about. */
export function aMeal(overrides: Partial<Meal> = {}): Meal {
  return {
    id: '01980000-0000-7000-8000-0000000000a1',
    userId: '01980000-0000-7000-8000-000000000001',
    name: 'Salmon Sweet Potato Bowl',
    calories: 520,
    protein: 34,
    carbs: 46,
    fat: 21,
    portion: null,
    micronutrients: {},
    mealType: 'lunch',
    loggedAt: new Date().toISOString(),
    ...overrides,
  };
}

/** 89 kcal per 100 g, a medium one weighs 118 g. */
export const banana: Food = {
  fdcId: 173944,
  description: 'Banana, raw',
  brandOwner: null,
  nutrients: [
    { nutrientId: 1008, nutrientName: 'Energy', value: 89, unitName: 'KCAL' },
    { nutrientId: 1003, nutrientName: 'Protein', value: 1.1, unitName: 'G' },
    { nutrientId: 1005, nutrientName: 'Carbohydrate, by difference', value: 22.8, unitName: 'G' },
    { nutrientId: 1004, nutrientName: 'Total lipid (fat)', value: 0.3, unitName: 'G' },
  ],
  portions: [{ label: '1 medium', grams: 118 }],
};
