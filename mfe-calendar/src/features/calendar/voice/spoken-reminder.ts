import type { Recurrence, ReminderType } from '@nestwell/contracts/calendar';
import { deviceDate } from '@nestwell/domain/device-time';
import { later, MINUTE } from '@nestwell/domain/moments';
import { takeMinutesAhead } from './ahead-words';
import { takeClockTime } from './clock-words';
import { takeDayPart } from './day-part-words';
import { takeDay } from './day-words';
import { dueOf } from './due';
import { Phrase } from './phrase';
import { keepImpossible, takeRecurrence } from './repeat-words';
import { titleOf, typeOf, withoutOpening } from './title-words';
import { takeLastDay } from './until-words';

/** What a spoken sentence fills in; she corrects it in the form before anything is saved. */
export interface SpokenReminder {
  title: string;
  due: Date;
  type: ReminderType;
  recurring: Recurrence;
  /** The last day of what repeats, or ''. */
  recurringEnd: string;
}

/** Reads 'remind me to take iron tomorrow at eight'. Undefined where no title is left. `now` and `due` on her clock. */
export function parseReminder(sentence: string, now: Date): SpokenReminder | undefined {
  const phrase = new Phrase(withoutOpening(sentence));
  const today = deviceDate(now);
  const firstDay = keepImpossible(phrase, today);
  const minutesAhead = takeMinutesAhead(phrase);
  const recurring = takeRecurrence(phrase);
  const lastDay = recurring === 'none' ? undefined : takeLastDay(phrase, recurring, today);
  const part = takeDayPart(phrase);
  const time = phrase.read(() => takeClockTime(phrase, part));
  const day = phrase.read(() => takeDay(phrase, today)) ?? firstDay;
  const title = titleOf(phrase.words);
  if (!title) return undefined;
  const due =
    minutesAhead === undefined
      ? dueOf({ day, part, time, recurring }, now)
      : later(now, minutesAhead * MINUTE);
  const recurringEnd = lastDay?.(deviceDate(due)) ?? '';
  return { title, due, type: typeOf(title), recurring, recurringEnd };
}
