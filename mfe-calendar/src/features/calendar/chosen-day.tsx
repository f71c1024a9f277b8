import { fullDay, type LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { Button, Section } from '@nestwell/ui';
import { memo } from 'react';
import * as css from './calendar-page.module.css';
import type { Shown } from './days';
import { useInPieces } from './lib/use-in-pieces';
import { DayList, type ReminderActs } from './views/day-list';

interface ChosenDayProps {
  shown: Shown;
  acts: ReminderActs;
  onAdd: (day: LocalDate) => void;
}

/** The reminders of the day that is chosen in the month. */
export const ChosenDay = memo(function ChosenDay({ shown, acts, onAdd }: ChosenDayProps) {
  const { day, now, days } = shown;
  const due = days?.get(day);
  // The month first, its list in a task of its own.
  const drawn = useInPieces(2, due ? 'known' : '');
  const name = day === deviceDate(new Date(now)) ? 'Today' : fullDay(day);
  return (
    <Section
      title={
        <>
          {name} {due && <span className={css.count}>{due.length}</span>}
        </>
      }
      action={
        <Button variant="quiet" small aria-label={`Add a reminder, ${name}`} onClick={() => onAdd(day)}>
          Add
        </Button>
      }
    >
      <DayList label={name} reminders={due} now={now} acts={acts} later={drawn < 2} />
    </Section>
  );
});
