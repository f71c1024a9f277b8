/** A day on her own calendar, `YYYY-MM-DD`. Arithmetic runs in UTC, where every day has 24 hours. */
export type LocalDate = string;

const two = (value: number) => String(value).padStart(2, '0');

/** The date her own clock shows. Never cut it out of an ISO string: that is the date in Greenwich. */
export function todayOf(now: Date = new Date()): LocalDate {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const utc = (date: LocalDate) => new Date(`${date}T00:00:00Z`);
const textOf = (moment: Date): LocalDate => moment.toISOString().slice(0, 10);

export function addDays(date: LocalDate, days: number): LocalDate {
  const moment = utc(date);
  moment.setUTCDate(moment.getUTCDate() + days);
  return textOf(moment);
}

/** The first day of the month so many months away. */
export function startOfMonth(date: LocalDate, months = 0): LocalDate {
  const moment = utc(date);
  return textOf(new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months, 1)));
}

/** The Monday of the date's week. */
export function startOfWeek(date: LocalDate): LocalDate {
  return addDays(date, -((utc(date).getUTCDay() + 6) % 7));
}

export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000);
}

/** Every day from the first to the last, both included. */
export function daysOf(from: LocalDate, to: LocalDate): LocalDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatted(date: LocalDate, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(utc(date));
}

/** 'Mon' */
export const shortWeekday = (date: LocalDate) => formatted(date, { weekday: 'short' });
/** 'Monday' */
export const weekday = (date: LocalDate) => formatted(date, { weekday: 'long' });
/** '12 Oct' */
export const dayAndMonth = (date: LocalDate) => `${dayOfMonth(date)} ${formatted(date, { month: 'short' })}`;
/** 'Oct 2026' */
export const shortMonthAndYear = (date: LocalDate) => formatted(date, { month: 'short', year: 'numeric' });
/** 'October 2026' */
export const monthAndYear = (date: LocalDate) => formatted(date, { month: 'long', year: 'numeric' });
/** 'Wednesday 14 October' */
export const fullDay = (date: LocalDate) =>
  `${weekday(date)} ${dayOfMonth(date)} ${formatted(date, { month: 'long' })}`;

export const dayOfMonth = (date: LocalDate) => Number(date.slice(8));

/** 'Today' or 'Yesterday'; null for every other day. */
export function nearDay(date: LocalDate, today: LocalDate): string | null {
  const ago = daysBetween(date, today);
  return ago === 0 ? 'Today' : ago === 1 ? 'Yesterday' : null;
}

/** 'Today', 'Yesterday', the weekday within a week, else '12 Oct'. */
export function relativeDay(date: LocalDate, today: LocalDate): string {
  const ago = daysBetween(date, today);
  return nearDay(date, today) ?? (ago > 1 && ago < 7 ? weekday(date) : dayAndMonth(date));
}

/** '12 to 18 Oct', '28 Sep to 4 Oct' */
export function spanOf(from: LocalDate, to: LocalDate): string {
  const start = from.slice(0, 7) === to.slice(0, 7) ? String(dayOfMonth(from)) : dayAndMonth(from);
  return `${start} to ${dayAndMonth(to)}`;
}
