import { dayMonthAndYear } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate } from '@nestwell/domain/device-time';
import type { MovementCount } from '@nestwell/domain/labour';
import { Card, List, ListRow, Section } from '@nestwell/ui';
import { spanWords } from '../../lib/duration-words';

export function PastCounts({ counts }: { counts: readonly MovementCount[] }) {
  return (
    <Section title="Your baby’s pattern">
      <Card>
        <List aria-label="Earlier counts">
          {counts.map(({ from, to, count }) => (
            <ListRow
              key={from.getTime()}
              title={`${dayMonthAndYear(deviceDate(from))}, ${deviceClock(from)}`}
              value={`${count} in ${spanWords(to.getTime() - from.getTime())}`}
            />
          ))}
        </List>
      </Card>
    </Section>
  );
}
