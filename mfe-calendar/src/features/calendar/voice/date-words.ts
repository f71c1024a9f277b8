import { addDays, comingDate, comingDayOfMonth, type LocalDate } from '@nestwell/domain/calendar-days';
import { DAY_FIRST, MONTH_FIRST, monthOfName, WEEKDAY } from './calendar-words';
import { numberOf, SPOKEN_DAY } from './number-words';
import { MARK, type Phrase } from './phrase';

const WEEKDAY_BEFORE = `(?:(?:on|by|for|before|from) )?(?:(?:${WEEKDAY}) )?`;
const YEAR = '(?: (20\\d\\d))?';
/** 'On the second floor' is no day. */
const END = `(?=$| (?:at|by|in|to|from|every|each|until|till|${MARK}))`;

/** 'On the 5th of December', 'Monday, November 30th', 'on March 3rd 2027', 'on the 31st'. */
export function takeDate(phrase: Phrase, today: LocalDate): LocalDate | undefined {
  const dayFirst = phrase.take(`${WEEKDAY_BEFORE}${DAY_FIRST}${YEAR}`);
  if (dayFirst) return dated(today, dayFirst[1], dayFirst[0], dayFirst[2]);
  const monthFirst = phrase.take(`${WEEKDAY_BEFORE}${MONTH_FIRST}${YEAR}`);
  if (monthFirst) return dated(today, monthFirst[0], monthFirst[1], monthFirst[2]);
  const dayOnly =
    phrase.take(`(?:(?:on|by|before|from) |(?:${WEEKDAY}) )+the (\\d{1,2})(?:st|nd|rd|th)?`) ??
    phrase.take(`(?:(?:on|by|before|from) |(?:${WEEKDAY}) )+the (${SPOKEN_DAY})${END}`);
  return dayOnly && comingDayOfMonth(numberOf(dayOnly[0] ?? ''), today);
}

function dated(today: LocalDate, month = '', day = '', year = ''): LocalDate | undefined {
  if (!year) return comingDate(monthOfName(month), numberOf(day), today);
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${year}-${two(monthOfName(month))}-${two(numberOf(day))}`;
  return addDays(date, 0) === date ? date : undefined;
}
