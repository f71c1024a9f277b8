import type { PregnancyStage, User } from '@nestwell/contracts/account';
import { isPastTerm, weekInWords } from '@nestwell/domain/ages';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { counted } from '@nestwell/domain/words';
import { useDeviceDate } from '@nestwell/remote-kit';
import { Badge, Row, STAGE_SHELL, Text } from '@nestwell/ui';

const trimesters: Partial<Record<PregnancyStage, string>> = {
  first_trimester: 'First trimester',
  second_trimester: 'Second trimester',
  third_trimester: 'Third trimester',
};

/** Where she is; nothing while she is quiet about it. */
export function StageLine({ her }: { her: User }) {
  const said = wordsOf(her, useDeviceDate());
  if (!said) return null;
  const stage = her.pregnancyStage?.split('_')[0] as keyof typeof STAGE_SHELL | undefined;
  return (
    <Row gap={2} wrap>
      <Badge tone={stage && STAGE_SHELL[stage]}>{said.badge}</Badge>
      {said.aside && <Text small>{said.aside}</Text>}
    </Row>
  );
}

function wordsOf(her: User, today: LocalDate): { badge: string; aside?: string } | null {
  const week = her.state === 'pregnant' ? weekInWords(her, today) : null;
  if (week !== null)
    return {
      badge: week,
      aside: her.pregnancyStage && !isPastTerm(her, today) ? trimesters[her.pregnancyStage] : undefined,
    };
  if (her.state === 'postpartum' && her.monthsPostpartum !== null)
    return {
      badge: `${counted(her.monthsPostpartum, 'month')} postpartum`,
      aside: her.isBreastfeeding ? 'Nursing' : undefined,
    };
  return null;
}
