import { PregnancyFactQuestion, useMember } from '@nestwell/remote-kit';
import { Card, Section, Text } from '@nestwell/ui';

/** Asked here once, since it decides how soon to call; an open question counts as the more careful answer. */
export function AskOnce() {
  const { earlierBirth, earlierCaesarean } = useMember().pregnancyFacts;
  if (earlierBirth !== null && earlierCaesarean !== null) return null;
  return (
    <Section title="So this page knows when to say call">
      <Card variant="flat">
        {earlierBirth === null && (
          <PregnancyFactQuestion fact="earlierBirth" question="Have you given birth before?" />
        )}
        {earlierCaesarean === null && (
          <PregnancyFactQuestion fact="earlierCaesarean" question="Have you had a cesarean?" />
        )}
        <Text small soft>
          Until you answer, this page says call sooner. You can change it later in Settings, under My
          pregnancy.
        </Text>
      </Card>
    </Section>
  );
}
