import {
  addDays,
  addMonths,
  comingDayOfMonth,
  comingWeekday,
  endOfMonth,
  startOfMonth,
  type LocalDate,
} from '@nestwell/domain/calendar-days';
import { WEEKDAY, weekdayOfName } from './calendar-words';
import { takeDate } from './date-words';
import { COUNT, DAY_NUMBER, numberOf } from './number-words';
import type { Phrase } from './phrase';

/** The day she named; undefined where she named none, or one that never comes. */
export function takeDay(phrase: Phrase, today: LocalDate): LocalDate | undefined {
  if (phrase.take('the day after tomorrow')) return addDays(today, 2);
  return (
    takeWeekFrom(phrase, today) ??
    takeSpan(phrase, today) ??
    takeOfMonth(phrase, today) ??
    takeDate(phrase, today) ??
    takeNear(phrase, today) ??
    takeWeekday(phrase, today)
  );
}

function takeNear(phrase: Phrase, today: LocalDate): LocalDate | undefined {
  if (phrase.take('(?:by |for |from )?tomorrow')) return addDays(today, 1);
  if (phrase.take('(?:by |for |from )?today')) return today;
  if (phrase.take('(?:(?:at|on|over) the|this) weekend'))
    return comingWeekday(weekdayOfName('saturday'), today);
  return phrase.take('next week') && addDays(today, 7);
}

/** 'A week from tomorrow', 'a week on Monday'. */
function takeWeekFrom(phrase: Phrase, today: LocalDate): LocalDate | undefined {
  const [from] = phrase.take(`a week (?:from|on) (today|tomorrow|${WEEKDAY})`) ?? [];
  if (!from) return undefined;
  if (from === 'today') return addDays(today, 7);
  return addDays(from === 'tomorrow' ? addDays(today, 1) : comingWeekday(weekdayOfName(from), today), 7);
}

function takeSpan(phrase: Phrase, today: LocalDate): LocalDate | undefined {
  const span = `(${COUNT}) (day|week|fortnight|month|year)s?`;
  const [count = '', unit] =
    phrase.take(`in ${span}(?:'?s?'? time)?`) ?? phrase.take(`${span} from (?:now|today)`) ?? [];
  return unit ? after(today, numberOf(count), unit) : undefined;
}

/** So many days, weeks, months or years after a day. */
export function after(day: LocalDate, count: number, unit: string): LocalDate {
  if (unit === 'month') return addMonths(day, count);
  if (unit === 'year') return addMonths(day, count * 12);
  return addDays(day, count * (unit === 'fortnight' ? 14 : unit === 'week' ? 7 : 1));
}

/** 'The end of the month', 'next month', 'the third of next month'. */
function takeOfMonth(phrase: Phrase, today: LocalDate): LocalDate | undefined {
  if (phrase.take('(?:(?:at|by|on|before) )?the (?:end|last day) of the month')) return endOfMonth(today);
  const [day] =
    phrase.take(`(?:on )?the (${DAY_NUMBER}) of next month`) ??
    phrase.take(`next month on the (${DAY_NUMBER})`) ??
    [];
  if (day) return comingDayOfMonth(numberOf(day), startOfMonth(today, 1));
  return phrase.take('next month') && addMonths(today, 1);
}

/** 'Friday' is the coming one; 'next Friday' said on a Friday is a week away. */
function takeWeekday(phrase: Phrase, today: LocalDate): LocalDate | undefined {
  const found = phrase.take(`(?:(?:on|by|for|before|from) )?(?:next |this )?(${WEEKDAY})`);
  return found && comingWeekday(weekdayOfName(found[0] ?? ''), today);
}
