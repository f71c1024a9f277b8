/** What she found and likes, what she copied from a label, and what she cooks. */
export const keptFoodKinds = ['found', 'own', 'recipe'] as const;
export type KeptFoodKind = (typeof keptFoodKinds)[number];

export const keptFoodLimits = { foods: 300 } as const;
