import type { BabyKind } from '@nestwell/domain/feeding';

/** Lengths in characters, volumes in millilitres. */
export const babyLogLimits = {
  name: 60,
  note: 300,
  millilitres: { min: 1, max: 1000 },
  /** 12 fl oz: no bottle for babies holds more. */
  bottle: 355,
  recentHours: 48,
} as const;

/** What she notes without a plan too: contractions, movements, and the feeds that Care itself times. */
export const kindsWithoutPlan: readonly BabyKind[] = ['tightening', 'movement', 'countStart', 'breast'];

export const milks = ['own', 'formula', 'other'] as const;
export type Milk = (typeof milks)[number];
