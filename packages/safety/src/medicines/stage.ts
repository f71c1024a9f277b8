/**
 * Whom medicines are judged for. `paused` may still be pregnant or nursing, and hears no word of either; `other` is
 * after a loss, or after a birth without nursing.
 */
export type MedicineStage = 'pregnant' | 'nursing' | 'paused' | 'other';

interface Her {
  /** As the profile names it. */
  state: string;
  isBreastfeeding: boolean;
}

export function medicineStageOf({ state, isBreastfeeding }: Her): MedicineStage {
  if (state === 'postpartum') return isBreastfeeding ? 'nursing' : 'other';
  if (state === 'pregnant' || state === 'paused') return state;
  return 'other';
}
