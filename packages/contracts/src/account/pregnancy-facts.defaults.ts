import type { PregnancyFacts } from './pregnancy-facts.schemas';

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
