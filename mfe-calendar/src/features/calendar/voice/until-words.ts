import type { Recurrence } from '@nestwell/contracts/calendar';
import { addDays, daysBetween, type LocalDate } from '@nestwell/domain/calendar-days';
import { after, takeDay } from './day-words';
import { COUNT, numberOf } from './number-words';
import { Phrase } from './phrase';

/** Tells the last day of what repeats from its first one. */
export type LastDay = (first: LocalDate) => LocalDate;

/** 'Until Friday', 'for ten days'. */
export function takeLastDay(phrase: Phrase, recurring: Recurrence, today: LocalDate): LastDay | undefined {
  const [, head, tail] = /^(.*?)\b(?:until|till)\s(.*)$/i.exec(phrase.rest) ?? [];
  if (head !== undefined && tail !== undefined) {
    const end = new Phrase(tail.trim(), '^');
    const day = takeDay(end, today);
    if (!day) return undefined;
    phrase.rest = `${head.trim()} ${end.rest}`.trim();
    return () => day;
  }
  const [count = '', unit] = phrase.take(`for (${COUNT}) (day|week|fortnight|month|year)s?`) ?? [];
  if (!unit) return undefined;
  const step = recurring === 'weekly' ? 7 : 1;
  return (first) => {
    const days = daysBetween(first, after(first, numberOf(count), unit));
    return addDays(first, Math.floor((days - 1) / step) * step);
  };
}
