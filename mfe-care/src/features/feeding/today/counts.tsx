import type { DayCounts } from '@nestwell/domain/feeding';
import { Card, Stat, StatLine } from '@nestwell/ui';
import { hoursAndMinutes } from '../../../lib/duration-words';

/** What was noted: figures, no verdict. */
export function Counts({ counts: { feeds, wetNappies, longestSleep } }: { counts: DayCounts }) {
  return (
    <Card>
      <StatLine>
        <Stat value={feeds} label="feeds" />
        <Stat value={wetNappies} label="wet nappies" />
        {longestSleep !== null && <Stat value={hoursAndMinutes(longestSleep)} label="h longest sleep" />}
      </StatLine>
    </Card>
  );
}
