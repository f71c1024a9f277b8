/* Days on her clock, as `Date`s at midnight. Never derived from an ISO text, whose day is another one elsewhere. */

export const startOfDay = (moment: Date) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** So many days later, by the calendar: a day of 23 or 25 hours is one day. */
export const addDays = (day: Date, days: number) =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);

/** The same day of another month, or its last one where that month is shorter. */
export function addMonths(day: Date, months: number): Date {
  const last = new Date(day.getFullYear(), day.getMonth() + months + 1, 0).getDate();
  return new Date(day.getFullYear(), day.getMonth() + months, Math.min(day.getDate(), last));
}

/** Weeks start on Monday. */
export const startOfWeek = (day: Date) => addDays(startOfDay(day), -((day.getDay() + 6) % 7));

export const sameDay = (one: Date, other: Date) => dayKey(one) === dayKey(other);

/** 'YYYY-MM-DD' of her calendar. */
export const dayKey = (day: Date) => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;

/** 'YYYY-MM-DDTHH:mm', as date and time fields take it. */
export const fieldValueOf = (moment: Date) => `${dayKey(moment)}T${clockOf(moment)}`;

/** 'HH:mm'. */
export const clockOf = (moment: Date) => `${two(moment.getHours())}:${two(moment.getMinutes())}`;

/** A week's seven days. */
export const weekOf = (day: Date) =>
  Array.from({ length: 7 }, (_, index) => addDays(startOfWeek(day), index));

/** The weeks that show a month, each of seven days, filled up from its neighbours. */
export function monthGrid(day: Date): Date[][] {
  const first = startOfWeek(new Date(day.getFullYear(), day.getMonth(), 1));
  const weeks: Date[][] = [];
  for (
    let monday = first;
    weeks.length === 0 || monday.getMonth() === day.getMonth();
    monday = addDays(monday, 7)
  ) {
    weeks.push(weekOf(monday));
  }
  return weeks;
}

const two = (value: number) => String(value).padStart(2, '0');
