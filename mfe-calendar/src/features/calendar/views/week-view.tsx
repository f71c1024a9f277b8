import type { Reminder } from '@nestwell/contracts/calendar';
import { fullDay, type LocalDate, weekOf } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { Section } from '@nestwell/ui';
import { useInPieces } from '../lib/use-in-pieces';
import { DayList, type ReminderActs } from './day-list';
import * as css from './week-view.module.css';

interface WeekViewProps {
  day: LocalDate;
  days: ReadonlyMap<LocalDate, Reminder[]>;
  now: number;
  acts: ReminderActs;
}

/** Seven days below each other, drawn one after the other; days without reminders keep one quiet line. */
export function WeekView({ day, days, now, acts }: WeekViewProps) {
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
