import type { Reminder } from '@nestwell/contracts/calendar';
import { fullDay, type LocalDate, weekOf } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { Section, Skeleton } from '@nestwell/ui';
import { useInPieces } from '../lib/use-in-pieces';
import { DayList, type ReminderActs } from './day-list';
import { useWeekGrid } from './use-week-grid';
import * as css from './week-view.module.css';

interface WeekViewProps {
  day: LocalDate;
  days: ReadonlyMap<LocalDate, Reminder[]>;
  now: number;
  acts: ReminderActs;
  onDayOpen: (day: LocalDate) => void;
}

/** A week as columns where there is room for them, else its days below each other. */
export function WeekView(props: WeekViewProps) {
  const Grid = useWeekGrid();
  if (Grid === 'none') return <WeekList {...props} />;
  if (Grid === 'coming') return <Skeleton label="Loading the week" className={css.wait} rows={5} />;
  return <Grid {...props} />;
}

/** Drawn one after the other; days without reminders keep one quiet line. */
function WeekList({ day, days, now, acts }: WeekViewProps) {
  const week = weekOf(day);
  const unknown = week.findIndex((date) => !days.has(date));
  const drawn = useInPieces(unknown < 0 ? week.length : unknown, week[0]);
  return week.map((date, index) => (
    <Section
      key={date}
      className={css.day}
      level={3}
      title={date === deviceDate(new Date(now)) ? 'Today' : fullDay(date)}
    >
      <DayList
        reminders={days.get(date)}
        now={now}
        acts={acts}
        label={fullDay(date)}
        later={index >= drawn}
      />
    </Section>
  ));
}
