import { z } from 'zod';

/** What she states once under "My pregnancy". Safety rules read it; null is "not said", and no rule reads it as "no". */
export const pregnancyFactNames = [
  'earlierBirth',
  'earlierCaesarean',
  'diabetes',
  'hypertension',
  'cholestasis',
  'lowPlacenta',
] as const;
export type PregnancyFact = (typeof pregnancyFactNames)[number];

const fact = z.boolean().nullable();

/** `diabetes` includes gestational diabetes. */
export const pregnancyFacts = z.strictObject({
  earlierBirth: fact,
  earlierCaesarean: fact,
  diabetes: fact,
  hypertension: fact,
  cholestasis: fact,
  lowPlacenta: fact,
});
export type PregnancyFacts = z.infer<typeof pregnancyFacts>;

export const unknownPregnancyFacts: PregnancyFacts = {
  earlierBirth: null,
  earlierCaesarean: null,
  diabetes: null,
  hypertension: null,
  cholestasis: null,
  lowPlacenta: null,
};
