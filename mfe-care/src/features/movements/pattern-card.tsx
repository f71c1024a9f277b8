import { addDays, dayMonthAndYear } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate } from '@nestwell/domain/device-time';
import { timeAgo } from '@nestwell/domain/device-time';
import { useRegion } from '@nestwell/remote-kit';
import { Button, Card, List, ListRow, Section, Text } from '@nestwell/ui';
import * as css from './movements.module.css';

interface PatternCardProps {
  moments: readonly Date[];
  now: Date;
  onMove: () => void;
}

/** No number: when her baby moves, on the last three days. */
export function PatternCard({ moments, now, onMove }: PatternCardProps) {
  const { region } = useRegion();
  const last = [...moments].sort((one, other) => other.getTime() - one.getTime())[0];
  const today = deviceDate(now);
  const days = [0, -1, -2].map((back) => addDays(today, back));
  return (
    <Section title="When does your baby move?">
      <Card>
        <p>
          {region ? `${region.region}: there` : 'There'} is no number. Your baby’s own pattern is what counts.
        </p>
        <Button full className={css.press} onClick={onMove}>
          Moving now
        </Button>
        <Text soft small>
          {last ? `Last noted ${timeAgo(last, now)}, ${deviceClock(last)}` : 'Nothing noted yet'}
        </Text>
        <List aria-label="Last three days">
          {days.map((day) => (
            <ListRow
              key={day}
              title={day === today ? 'Today' : dayMonthAndYear(day)}
              meta={timesOf(moments, day) || 'Nothing noted'}
            />
          ))}
        </List>
      </Card>
    </Section>
  );
}

const timesOf = (moments: readonly Date[], day: string) =>
  moments
    .filter((moment) => deviceDate(moment) === day)
    .sort((one, other) => one.getTime() - other.getTime())
    .map((moment) => deviceClock(moment))
    .join(', ');
