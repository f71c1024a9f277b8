import { z } from 'zod';

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
