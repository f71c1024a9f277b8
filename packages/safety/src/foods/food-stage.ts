import type { FoodStage } from './countries/country-advice';

/**
 * Whom foods are judged for: nobody while a pregnancy is paused or after a loss, unless she has said that it goes on, and
 * no mother who does not nurse.
 */
export function foodStageOf(her: {
  isPregnant: boolean;
  pregnancyPaused: boolean;
  isBreastfeeding: boolean;
  pregnancyFacts?: { goesOn: boolean | null };
}): FoodStage | null {
  if (her.pregnancyPaused) return her.isPregnant && her.pregnancyFacts?.goesOn === true ? 'pregnant' : null;
  if (her.isPregnant) return 'pregnant';
  return her.isBreastfeeding ? 'nursing' : null;
}
