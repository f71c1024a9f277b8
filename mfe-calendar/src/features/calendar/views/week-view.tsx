import type { Reminder } from '@nestwell/contracts/calendar';
import { Section } from '@nestwell/ui';
import { dayKey, sameDay, weekOf } from '../../../lib/days';
import { dayInWords } from '../../../lib/reminder-words';
import { DayList, type ReminderActs } from './day-list';

interface WeekViewProps {
  day: Date;
  days: ReadonlyMap<string, Reminder[]>;
  now: number;
  acts: ReminderActs;
}

/** Seven days below each other; days without reminders keep one quiet line. */
export function WeekView({ day, days, now, acts }: WeekViewProps) {
  return weekOf(day).map((date) => (
    <Section key={dayKey(date)} level={3} title={sameDay(date, new Date(now)) ? 'Today' : dayInWords(date)}>
      <DayList reminders={days.get(dayKey(date)) ?? []} now={now} acts={acts} label={dayInWords(date)} />
    </Section>
  ));
}
