import { addDays, daysOf, type LocalDate, startOfWeek } from '@nestwell/domain/calendar-days';

/** How much of her diary goes on paper: the day she looks at, its week so far, or two weeks up to it. */
export const stretches = [
  { value: 'day', label: 'This day' },
  { value: 'week', label: 'This week' },
  { value: 'two-weeks', label: 'Two weeks up to this day' },
] as const;
export type Stretch = (typeof stretches)[number]['value'];

const TWO_WEEKS = 14;

export function daysPrinted(stretch: Stretch, date: LocalDate, today: LocalDate): LocalDate[] {
  if (stretch === 'day') return [date];
  if (stretch === 'two-weeks') return daysOf(addDays(date, 1 - TWO_WEEKS), date);
  const sunday = addDays(startOfWeek(date), 6);
  return daysOf(startOfWeek(date), sunday < today ? sunday : today);
}
