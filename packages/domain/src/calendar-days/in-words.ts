import { daysBetween } from './arithmetic';
import { dayOfMonth, type LocalDate, utcOf } from './local-date';
import { sameMonth } from './ranges';

/** Made at first use and kept: a month names each of its days, and making one takes longer than a hundred uses. */
function formatted(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return (date: LocalDate): string => {
    format ??= new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
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
/** 'Thu 15 October' */
export const shortWeekdayAndDay = /* @__PURE__ */ formatted({
  weekday: 'short',
  day: 'numeric',
  month: 'long',
});
/** 'Thursday 15 October' */
export const fullDay = /* @__PURE__ */ formatted({ weekday: 'long', day: 'numeric', month: 'long' });
/** '15 October 2026' */
export const dayMonthAndYear = /* @__PURE__ */ formatted({ day: 'numeric', month: 'long', year: 'numeric' });
/** '15 Oct 2026' */
export const shortDayMonthAndYear = /* @__PURE__ */ formatted({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

const longMonth = /* @__PURE__ */ formatted({ month: 'long' });

/** '15 Oct' */
export const dayAndMonth = (date: LocalDate) => `${dayOfMonth(date)} ${shortMonth(date)}`;
/** '15 October' */
export const dayAndLongMonth = (date: LocalDate) => `${dayOfMonth(date)} ${longMonth(date)}`;

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

/** '12 to 18 Oct', '28 Sep to 4 Oct' */
export const shortRange = (from: LocalDate, to: LocalDate) => rangeIn(dayAndMonth, from, to);
/** '15 to 21 October', '28 October to 3 November' */
export const longRange = (from: LocalDate, to: LocalDate) => rangeIn(dayAndLongMonth, from, to);

const rangeIn = (words: (date: LocalDate) => string, from: LocalDate, to: LocalDate) =>
  `${sameMonth(from, to) ? dayOfMonth(from) : words(from)} to ${words(to)}`;
