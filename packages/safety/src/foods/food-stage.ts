import type { FoodStage } from './countries/country-advice';

/** Whom foods are judged for: nobody while a pregnancy is paused or after a loss, and no mother who does not nurse. */
export function foodStageOf(her: {
  isPregnant: boolean;
  pregnancyPaused: boolean;
  isBreastfeeding: boolean;
}): FoodStage | null {
  if (her.pregnancyPaused) return null;
  if (her.isPregnant) return 'pregnant';
  return her.isBreastfeeding ? 'nursing' : null;
}
