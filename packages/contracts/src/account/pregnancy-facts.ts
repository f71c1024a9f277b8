import { z } from 'zod';

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

const fact = z.boolean().nullable();

/**
 * `diabetes` includes gestational diabetes; `shortCervix` a weak one, and a stitch in it; `slowGrowth` is the baby's.
 * `goesOn` is asked once of a pregnancy that she has paused.
 */
export const pregnancyFacts = z.strictObject({
  earlierBirth: fact,
  earlierCaesarean: fact,
  diabetes: fact,
  hypertension: fact,
  cholestasis: fact,
  lowPlacenta: fact,
  shortCervix: fact,
  earlyLabor: fact,
  slowGrowth: fact,
  goesOn: fact,
});
export type PregnancyFacts = z.infer<typeof pregnancyFacts>;

export const unknownPregnancyFacts: PregnancyFacts = {
  earlierBirth: null,
  earlierCaesarean: null,
  diabetes: null,
  hypertension: null,
  cholestasis: null,
  lowPlacenta: null,
  shortCervix: null,
  earlyLabor: null,
  slowGrowth: null,
  goesOn: null,
};
