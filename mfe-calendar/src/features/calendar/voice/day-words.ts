import { COUNT, NUMBER, numberOf } from './number-words';
import type { Phrase } from './phrase';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const WEEKDAY = weekdays.join('|');
const MONTH = months.join('|');

/** The day she named, at midnight of her clock; undefined where she named none. */
export function takeDay(phrase: Phrase, now: Date): Date | undefined {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  if (phrase.take('the day after tomorrow')) return plusDays(today, 2);
  if (phrase.take('tomorrow')) return plusDays(today, 1);
  if (phrase.take('today|tonight')) return today;
  return takeSpan(phrase, today) ?? takeWeekday(phrase, today) ?? takeDate(phrase, today);
}

function takeSpan(phrase: Phrase, today: Date): Date | undefined {
  const [count = '', unit] =
    phrase.take(`in (${COUNT}) (day|week|month)s?`) ?? (phrase.take('next week') && ['1', 'week']) ?? [];
  if (!unit) return undefined;
  if (unit === 'month')
    return new Date(today.getFullYear(), today.getMonth() + numberOf(count), today.getDate());
  return plusDays(today, numberOf(count) * (unit === 'week' ? 7 : 1));
}

/** 'Friday' is the coming one; 'next Friday' said on a Friday is a week away. */
function takeWeekday(phrase: Phrase, today: Date): Date | undefined {
  const found = phrase.take(`(?:on |next |this |every )?(${WEEKDAY})s?`);
  if (!found) return undefined;
  const ahead = (weekdays.indexOf(found[0] ?? '') - today.getDay() + 7) % 7;
  return plusDays(today, ahead === 0 ? 7 : ahead);
}

function takeDate(phrase: Phrase, today: Date): Date | undefined {
  const ordinal = `(${NUMBER})(?:st|nd|rd|th)?`;
  const dayFirst = phrase.take(`(?:on )?(?:the )?${ordinal}(?: of)? (${MONTH})`);
  if (dayFirst) return comingDate(today, numberOf(dayFirst[0] ?? ''), months.indexOf(dayFirst[1] ?? ''));
  const monthFirst = phrase.take(`(?:on )?(${MONTH}) (?:the )?${ordinal}`);
  if (monthFirst)
    return comingDate(today, numberOf(monthFirst[1] ?? ''), months.indexOf(monthFirst[0] ?? ''));
  const dayOnly = phrase.take('on the (\\d{1,2})(?:st|nd|rd|th)?');
  if (!dayOnly) return undefined;
  const day = Number(dayOnly[0]);
  return new Date(today.getFullYear(), today.getMonth() + (day < today.getDate() ? 1 : 0), day);
}

function comingDate(today: Date, day: number, month: number): Date {
  const thisYear = new Date(today.getFullYear(), month, day);
  return thisYear < today ? new Date(today.getFullYear() + 1, month, day) : thisYear;
}

export function plusDays(day: Date, days: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);
}
