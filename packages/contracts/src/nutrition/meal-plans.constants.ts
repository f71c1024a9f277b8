export const shoppingCategories = ['Proteins', 'Grains & Seeds', 'Fruits & Vegetables', 'Pantry'] as const;
export type ShoppingCategory = (typeof shoppingCategories)[number];

export const planSlots = ['breakfast', 'lunch', 'dinner'] as const;
export type PlanSlot = (typeof planSlots)[number];

/** Lengths in characters, the rest counts. As many plans as one list returns: counts and details read from it. */
export const mealPlanLimits = {
  name: 120,
  recipeId: 80,
  item: 200,
  quantity: 60,
  days: 31,
  recipesPerSlot: 6,
  itemsPerCategory: 400,
  plans: 50,
} as const;
