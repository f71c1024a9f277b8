import { DietNotes, sourceWords, useMember } from '@nestwell/remote-kit';
import { dietNotes } from '@nestwell/safety/care';
import { Stack, Text } from '@nestwell/ui';

/** What her diets and her diabetes need a word about, before the days of a plan. */
export function PlanNotes() {
  const { dietaryRestrictions, isPregnant, isBreastfeeding, pregnancyPaused, pregnancyFacts } = useMember();
  return (
    <Stack gap={3}>
      {pregnancyFacts.diabetes === true && !pregnancyPaused && (
        <div>
          <Text>{dietNotes.diabetes.text}</Text>
          <Text soft small>
            {sourceWords(dietNotes.diabetes)}
          </Text>
        </div>
      )}
      <DietNotes diets={dietaryRestrictions} isPregnant={isPregnant} isBreastfeeding={isBreastfeeding} />
    </Stack>
  );
}
