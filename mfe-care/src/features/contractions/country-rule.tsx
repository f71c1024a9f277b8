import { shortDayMonthAndYear } from '@nestwell/domain/calendar-days';
import { useRegion } from '@nestwell/remote-kit';
import { callForContractions } from '@nestwell/safety/signs';
import { ChangeCountry } from '../../lib/change-country';
import { Card, Section, Text } from '@nestwell/ui';

/** What her country goes by; elsewhere nothing is counted, and she calls whenever she wants to. */
export function CountryRule() {
  const { region } = useRegion();
  const rule = region && callForContractions[region.country];
  if (!rule)
    return (
      <Card variant="flat">
        <p>Call your midwife or maternity unit whenever you want to.</p>
        <ChangeCountry />
      </Card>
    );
  return (
    <Section title={`In ${inSentence(region.region)}`}>
      <Card variant="flat">
        <p>Call when they come {rule.value}. Call sooner whenever you want to.</p>
        <Text small soft>
          Source: {rule.source}. Checked {shortDayMonthAndYear(rule.checked)}.
        </Text>
        <ChangeCountry />
      </Card>
    </Section>
  );
}

/** 'the United States', 'Canada' */
const inSentence = (region: string) => (region.startsWith('United ') ? `the ${region}` : region);
