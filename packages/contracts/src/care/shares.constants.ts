/** Characters of a name; appointments of one link; links of one member; days a link lasts, and is made to last at most. */
export const shareLimits = { name: 40, appointments: 20, shares: 5, days: 7, mostDays: 84 } as const;

/** Lists she may show somebody as they stand. */
export const shareableLists = ['bag', 'birthWishes', 'questions'] as const;
export type ShareableList = (typeof shareableLists)[number];
