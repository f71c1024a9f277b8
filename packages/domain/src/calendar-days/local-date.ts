/**
 * A day on someone's own calendar, `YYYY-MM-DD`, without a zone; texts of days compare like the days. Never cut it out
 * of an ISO moment: that is the day in Greenwich.
 */
export type LocalDate = string;

const two = (value: number) => String(value).padStart(2, '0');

/** The day of these figures; a month of 13 or a day of 0 runs over into the next or former one. */
export const dayOf = (year: number, month: number, day: number): LocalDate =>
  textOf(new Date(Date.UTC(year, month - 1, day)));

/** Arithmetic runs in UTC, where every day has 24 hours. */
export const utcOf = (date: LocalDate) => new Date(`${date}T00:00:00Z`);

export const textOf = (utc: Date): LocalDate =>
  `${String(utc.getUTCFullYear()).padStart(4, '0')}-${two(utc.getUTCMonth() + 1)}-${two(utc.getUTCDate())}`;

export const yearOf = (date: LocalDate) => Number(date.slice(0, 4));
/** 1 to 12. */
export const monthOf = (date: LocalDate) => Number(date.slice(5, 7));
export const dayOfMonth = (date: LocalDate) => Number(date.slice(8, 10));
/** 0 is Monday: weeks start there. */
export const weekdayOf = (date: LocalDate) => (utcOf(date).getUTCDay() + 6) % 7;
