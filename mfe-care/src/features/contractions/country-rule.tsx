import { useMember, useRegion, sourceWords } from '@nestwell/remote-kit';
import { callForContractions } from '@nestwell/safety/signs';
import { ChangeCountry } from '../../lib/change-country';
import { isQuiet } from '../../lib/whom-for';
import { Card, Section, Text } from '@nestwell/ui';

/** What her country goes by at term; elsewhere, and in a pause, where no week is known, she calls whenever she wants to. */
export function CountryRule() {
  const { region } = useRegion();
  const isPaused = isQuiet(useMember());
  const rule = region && callForContractions[region.country];
  if (!rule || isPaused)
    return (
      <Card variant="flat">
        <p>Call your midwife or maternity unit whenever you want to.</p>
        <ChangeCountry />
      </Card>
    );
  return (
    <Section title={`In ${inSentence(region.region)}`}>
      <Card variant="flat">
        <p>
          With a first baby at term, call at the latest when they come {rule.value}. Call sooner whenever you
          want to.
        </p>
        <Text small soft>
          Source: {sourceWords(rule)}
        </Text>
        <ChangeCountry />
      </Card>
    </Section>
  );
}

/** 'the United States', 'Canada' */
const inSentence = (region: string) => (region.startsWith('United ') ? `the ${region}` : region);
