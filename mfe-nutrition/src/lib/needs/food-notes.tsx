import { DietNotes, useMember } from '@nestwell/remote-kit';

/** What her diets and her diabetes need a word about; nothing after a loss. */
export function FoodNotes() {
  const { dietaryRestrictions, isPregnant, isBreastfeeding, pregnancyPaused, pregnancyFacts } = useMember();
  return (
    <DietNotes
      diets={dietaryRestrictions}
      isPregnant={isPregnant}
      isBreastfeeding={isBreastfeeding}
      isQuiet={pregnancyPaused}
      hasDiabetes={pregnancyFacts.diabetes}
    />
  );
}
