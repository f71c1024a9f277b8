import { isPausedAndMayGoOn } from '@nestwell/contracts/account';
import { DietNotes, useMember } from '@nestwell/remote-kit';

/** What her diets and her diabetes need a word about; nothing after a loss. */
export function FoodNotes() {
  const user = useMember();
  const { dietaryRestrictions, isPregnant, isBreastfeeding, pregnancyPaused, pregnancyFacts } = user;
  return (
    <DietNotes
      diets={dietaryRestrictions}
      isPregnant={isPregnant}
      isBreastfeeding={isBreastfeeding}
      isQuiet={pregnancyPaused}
      mayGoOn={isPausedAndMayGoOn(user)}
      hasDiabetes={pregnancyFacts.diabetes}
    />
  );
}
