import { PregnancyFactQuestion, useMember } from '@nestwell/remote-kit';
import { Card, Text } from '@nestwell/ui';

/** Asked in pregnancy where it decides what a plan is made of; an open question counts as the more careful answer. */
export function AskDiabetes() {
  const { isPregnant, pregnancyPaused, pregnancyFacts } = useMember();
  if (!isPregnant || pregnancyPaused || pregnancyFacts.diabetes !== null) return null;
  return (
    <Card variant="flat">
      <PregnancyFactQuestion fact="diabetes" question="Do you have diabetes or gestational diabetes?" />
      <Text small soft>
        Until you answer, new plans spread carbs over the day. You can change it later in Settings, under My
        pregnancy.
      </Text>
    </Card>
  );
}
