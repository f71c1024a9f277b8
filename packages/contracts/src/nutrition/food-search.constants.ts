/** As many are answered as leave her `shown` to choose from when half of them are left out for her. */
export const foodSearchLimits = { minLength: 2, maxLength: 100, results: 24, shown: 12 } as const;

/** USDA nutrient numbers. Energy is kilocalories, the others grams; `micronutrientIds` has the rest. */
export const nutrientIds = { energy: 1008, protein: 1003, carbs: 1005, fat: 1004 } as const;

/** Newer USDA foods give energy by Atwater factors only: the food's own come before the general ones. */
export const energyFallbackIds = [2048, 2047] as const;
