import type { DayCounts } from '@nestwell/domain/feeding';
import { Card, Stat, StatLine } from '@nestwell/ui';
import { diapersOf, useDiaperWord } from '../../../lib/diaper-word';
import { hoursAndMinutes } from '../../../lib/duration-words';

interface CountsProps {
  counts: DayCounts;
  /** What is said of the first figure, where its day is not named beside it. */
  feedsLabel?: string;
}

/** What was noted: figures, no verdict. */
export function CountsLine({ counts, feedsLabel = 'feeds' }: CountsProps) {
  const { feeds, wetNappies, longestSleep } = counts;
  const diaper = useDiaperWord();
  return (
    <StatLine>
      <Stat value={feeds} label={feedsLabel} />
      <Stat value={wetNappies} label={`wet ${diapersOf[diaper]}`} />
      {longestSleep !== null && <Stat value={hoursAndMinutes(longestSleep)} label="h longest sleep" />}
    </StatLine>
  );
}

export function Counts(props: CountsProps) {
  return (
    <Card>
      <CountsLine {...props} />
    </Card>
  );
}
