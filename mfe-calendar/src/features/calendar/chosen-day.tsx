import { Button, Section, Skeleton } from '@nestwell/ui';
import { memo } from 'react';
import { dayKey, sameDay } from '../../lib/days';
import { dayInWords } from '../../lib/reminder-words';
import * as css from './calendar-page.module.css';
import type { Shown } from './days';
import { DayList, type ReminderActs } from './views/day-list';

interface ChosenDayProps {
  shown: Shown;
  now: number;
  acts: ReminderActs;
  onAdd: (day: Date) => void;
}

/** The reminders of the day that is chosen in the month. */
export const ChosenDay = memo(function ChosenDay({ shown, now, acts, onAdd }: ChosenDayProps) {
  const { day, days } = shown;
  const due = days?.get(dayKey(day)) ?? [];
  const name = sameDay(day, new Date(now)) ? 'Today' : dayInWords(day);
  return (
    <Section
      title={
        <>
          {name} {days && <span className={css.count}>{due.length}</span>}
        </>
      }
      action={
        <Button variant="quiet" small aria-label={`Add a reminder, ${name}`} onClick={() => onAdd(day)}>
          Add
        </Button>
      }
    >
      {days ? (
        <DayList label={name} reminders={due} now={now} acts={acts} />
      ) : (
        <Skeleton label="Loading the day" rows={1} />
      )}
    </Section>
  );
});
