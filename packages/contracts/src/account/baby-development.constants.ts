export const babyStages = ['first', 'second', 'third', 'postpartum'] as const;
export type BabyStage = (typeof babyStages)[number];
