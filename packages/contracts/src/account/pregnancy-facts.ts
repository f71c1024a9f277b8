/** What she states once under "My pregnancy". Safety rules read it; null is "not said", and no rule reads it as "no". */
export const pregnancyFactNames = [
  'earlierBirth',
  'earlierCaesarean',
  'diabetes',
  'hypertension',
  'cholestasis',
  'lowPlacenta',
  'shortCervix',
  'earlyLabor',
  'slowGrowth',
  'goesOn',
] as const;
export type PregnancyFact = (typeof pregnancyFactNames)[number];
