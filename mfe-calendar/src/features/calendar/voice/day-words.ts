import {
  addDays,
  addMonths,
  comingDate,
  comingDayOfMonth,
  comingWeekday,
  type LocalDate,
} from '@nestwell/domain/calendar-days';
import { COUNT, NUMBER, numberOf } from './number-words';
import type { Phrase } from './phrase';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
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

/** The day she named; undefined where she named none, or one that never comes. */
export function takeDay(phrase: Phrase, today: LocalDate): LocalDate | undefined {
  if (phrase.take('the day after tomorrow')) return addDays(today, 2);
  if (phrase.take('tomorrow')) return addDays(today, 1);
  if (phrase.take('today|tonight')) return today;
  return takeSpan(phrase, today) ?? takeWeekday(phrase, today) ?? takeDate(phrase, today);
}

function takeSpan(phrase: Phrase, today: LocalDate): LocalDate | undefined {
  const [count = '', unit] =
    phrase.take(`in (${COUNT}) (day|week|month)s?`) ?? (phrase.take('next week') && ['1', 'week']) ?? [];
  if (!unit) return undefined;
  if (unit === 'month') return addMonths(today, numberOf(count));
  return addDays(today, numberOf(count) * (unit === 'week' ? 7 : 1));
}

/** 'Friday' is the coming one; 'next Friday' said on a Friday is a week away. */
function takeWeekday(phrase: Phrase, today: LocalDate): LocalDate | undefined {
  const found = phrase.take(`(?:on |next |this |every )?(${WEEKDAY})s?`);
  return found && comingWeekday(weekdays.indexOf(found[0] ?? ''), today);
}

function takeDate(phrase: Phrase, today: LocalDate): LocalDate | undefined {
  const ordinal = `(${NUMBER})(?:st|nd|rd|th)?`;
  const dated = (day = '', month = '') => comingDate(months.indexOf(month) + 1, numberOf(day), today);
  const dayFirst = phrase.take(`(?:on )?(?:the )?${ordinal}(?: of)? (${MONTH})`);
  if (dayFirst) return dated(dayFirst[0], dayFirst[1]);
  const monthFirst = phrase.take(`(?:on )?(${MONTH}) (?:the )?${ordinal}`);
  if (monthFirst) return dated(monthFirst[1], monthFirst[0]);
  const dayOnly = phrase.take('on the (\\d{1,2})(?:st|nd|rd|th)?');
  return dayOnly && comingDayOfMonth(Number(dayOnly[0]), today);
}
