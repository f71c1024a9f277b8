import { daysBetween } from './arithmetic';
import { dayOfMonth, type LocalDate, utcOf } from './local-date';
import { sameMonth } from './ranges';
import { deviceReading, type Reading } from '../reading';

type InWords = (date: LocalDate, reading?: Reading) => string;

/** Made at first use and kept: a month names each of its days, and making one takes longer than a hundred uses. */
function formatted(options: Intl.DateTimeFormatOptions): InWords {
  const made: Partial<Record<string, Intl.DateTimeFormat>> = {};
  return (date, { monthFirst } = deviceReading()) => {
    const order = monthFirst ? 'en-US' : 'en-GB';
    const format = (made[order] ??= new Intl.DateTimeFormat(order, { ...options, timeZone: 'UTC' }));
    return format.format(utcOf(date));
  };
}

/** 'Thu' */
export const shortWeekday = /* @__PURE__ */ formatted({ weekday: 'short' });
/** 'Thursday' */
export const weekday = /* @__PURE__ */ formatted({ weekday: 'long' });
/** 'Oct' */
export const shortMonth = /* @__PURE__ */ formatted({ month: 'short' });
/** 'Oct 2026' */
export const shortMonthAndYear = /* @__PURE__ */ formatted({ month: 'short', year: 'numeric' });
/** 'October 2026' */
export const monthAndYear = /* @__PURE__ */ formatted({ month: 'long', year: 'numeric' });
/** 'Thu 15 October', 'Thu, October 15' */
export const shortWeekdayAndDay = /* @__PURE__ */ formatted({
  weekday: 'short',
  day: 'numeric',
  month: 'long',
});
/** 'Thursday 15 October', 'Thursday, October 15' */
export const fullDay = /* @__PURE__ */ formatted({ weekday: 'long', day: 'numeric', month: 'long' });
/** '15 October 2026', 'October 15, 2026' */
export const dayMonthAndYear = /* @__PURE__ */ formatted({ day: 'numeric', month: 'long', year: 'numeric' });
/** '15 Oct 2026', 'Oct 15, 2026' */
export const shortDayMonthAndYear = /* @__PURE__ */ formatted({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** '15 Oct', 'Oct 15' */
export const dayAndMonth = /* @__PURE__ */ formatted({ day: 'numeric', month: 'short' });
/** '15 October', 'October 15' */
export const dayAndLongMonth = /* @__PURE__ */ formatted({ day: 'numeric', month: 'long' });

/** 'Today', 'Yesterday' or 'Tomorrow'; null for every other day. */
export function nearDay(date: LocalDate, today: LocalDate): string | null {
  const ago = daysBetween(date, today);
  if (ago === 0) return 'Today';
  return ago === 1 ? 'Yesterday' : ago === -1 ? 'Tomorrow' : null;
}

/** A day that was: 'Today', 'Yesterday', the weekday within a week, else '12 Oct'. */
export function relativeDay(date: LocalDate, today: LocalDate): string {
  const ago = daysBetween(date, today);
  return nearDay(date, today) ?? (ago > 1 && ago < 7 ? weekday(date) : dayAndMonth(date));
}

/** '12 to 18 Oct', '28 Sep to 4 Oct', 'Oct 12 to 18' */
export const shortRange = (from: LocalDate, to: LocalDate, reading = deviceReading()) =>
  rangeIn(dayAndMonth, { from, to }, reading);
/** '15 to 21 October', '28 October to 3 November', 'October 15 to 21' */
export const longRange = (from: LocalDate, to: LocalDate, reading = deviceReading()) =>
  rangeIn(dayAndLongMonth, { from, to }, reading);

/** The month is said once where it is one. */
function rangeIn(words: InWords, { from, to }: Record<'from' | 'to', LocalDate>, reading: Reading): string {
  const [first, last] = [words(from, reading), words(to, reading)];
  if (!sameMonth(from, to)) return `${first} to ${last}`;
  return reading.monthFirst ? `${first} to ${dayOfMonth(to)}` : `${dayOfMonth(from)} to ${last}`;
}
