/** The pages come by group, so that what is around hers is there without a network too. */
export const babyGroups = ['first', 'second', 'third', 'firstYear', 'secondYear'] as const;
export type BabyGroup = (typeof babyGroups)[number];
