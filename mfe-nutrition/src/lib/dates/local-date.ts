/** A day on her own calendar, `YYYY-MM-DD`; the browser's zone is hers. */
export type LocalDate = string;

const two = (value: number) => String(value).padStart(2, '0');

export const localDateOf = (moment: Date): LocalDate =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

// A date without a time is midnight UTC, and stays that day only when it is also read in UTC.
const inUtc = (date: LocalDate) => new Date(`${date}T00:00:00Z`);

export function addDays(date: LocalDate, days: number): LocalDate {
  const moved = inUtc(date);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

const formatted = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (date: LocalDate) => format.format(inUtc(date));
};

/** 'Thu' */
export const shortWeekday = formatted({ weekday: 'short' });
/** 'Thursday' */
export const weekday = formatted({ weekday: 'long' });
/** '15' */
export const dayOfMonth = formatted({ day: 'numeric' });
/** 'Thursday 15 October' */
export const longDate = formatted({ weekday: 'long', day: 'numeric', month: 'long' });
const dayAndMonth = formatted({ day: 'numeric', month: 'long' });
const monthAndYear = formatted({ month: 'long', year: 'numeric' });

/** '15 to 21 October', '28 October to 3 November'. */
export function dateRange(from: LocalDate, to: LocalDate): string {
  const sameMonth = monthAndYear(from) === monthAndYear(to);
  return `${sameMonth ? dayOfMonth(from) : dayAndMonth(from)} to ${dayAndMonth(to)}`;
}
