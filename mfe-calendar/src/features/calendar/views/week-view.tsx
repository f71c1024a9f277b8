import type { Reminder } from '@nestwell/contracts/calendar';
import { Section } from '@nestwell/ui';
import { dayKey, sameDay, weekOf } from '../../../lib/days';
import { dayInWords } from '../../../lib/reminder-words';
import { useInPieces } from '../lib/use-in-pieces';
import { DayList, type ReminderActs } from './day-list';
import * as css from './week-view.module.css';

interface WeekViewProps {
  day: Date;
  days: ReadonlyMap<string, Reminder[]>;
  now: number;
  acts: ReminderActs;
}

/** Seven days below each other, drawn one after the other; days without reminders keep one quiet line. */
export function WeekView({ day, days, now, acts }: WeekViewProps) {
  const week = weekOf(day);
  const unknown = week.findIndex((date) => !days.has(dayKey(date)));
  const drawn = useInPieces(unknown < 0 ? week.length : unknown, week[0] && dayKey(week[0]));
  return week.map((date, index) => (
    <Section
      key={dayKey(date)}
      className={css.day}
      level={3}
      title={sameDay(date, new Date(now)) ? 'Today' : dayInWords(date)}
    >
      <DayList
        reminders={days.get(dayKey(date))}
        now={now}
        acts={acts}
        label={dayInWords(date)}
        later={index >= drawn}
      />
    </Section>
  ));
}
