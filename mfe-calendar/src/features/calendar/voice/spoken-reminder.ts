import type { Recurrence, ReminderType } from '@nestwell/contracts/calendar';
import { addDays, type LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate, deviceMoment } from '@nestwell/domain/device-time';
import { later, MINUTE } from '@nestwell/domain/moments';
import { takeClockTime, takeMinutesAhead, type ClockTime } from './clock-words';
import { takeDay } from './day-words';
import { Phrase } from './phrase';

/** What a spoken sentence fills in; she corrects it in the form before anything is saved. */
export interface SpokenReminder {
  title: string;
  due: Date;
  type: ReminderType;
  recurring: Recurrence;
}

const DEFAULT_TIME: ClockTime = { hour: 9, minute: 0 };

const opening =
  "^(?:please )?(?:(?:can|could) you )?(?:remind me(?: (?:to|about|of|that|for))?|(?:set|add|make|create) (?:a |an )?(?:new )?reminder(?: (?:to|for|about))?|(?:i need|don't let me forget) to)(?:\\s+|$)";

const typeWords: readonly (readonly [RegExp, ReminderType])[] = [
  [/growth spurt/i, 'growth_spurt'],
  [/\b(weigh|weight)\b.*\bbaby\b|\bbaby\b.*\b(weigh|weight)\b/i, 'baby_weight_check'],
  [/\b(feed|bottle)\b.*\bbaby\b|\bbaby\b.*\b(feed|bottle)\b/i, 'baby_feeding'],
  [/\b(solids?|new food|first taste)\b/i, 'solid_food_intro'],
  [/\b(check-?up|vaccin\w*|jabs?)\b/i, 'checkup'],
  [/\b(doctor|midwife|appointment|dentist|clinic|scan|gp)\b/i, 'appointment'],
  [/\b(iron|vitamins?|pills?|tablets?|medicine|medication|folic|antibiotics?|insulin)\b/i, 'medication'],
  [/\b(feed|nurse|pump|breastfeed)\b/i, 'feeding'],
  [/\b(walk|exercise|yoga|stretch|workout|pelvic floor|swim)\b/i, 'exercise'],
  [/\b(cook|meal prep|prep|batch|dinner|lunch|breakfast)\b/i, 'meal_prep'],
];

/** Reads 'remind me to take iron tomorrow at eight'. Undefined where no title is left. `now` and `due` on her clock. */
export function parseReminder(sentence: string, now: Date): SpokenReminder | undefined {
  const phrase = new Phrase(
    sentence
      .trim()
      .replace(/[.,!?]+(?=\s|$)/g, '')
      .replace(new RegExp(opening, 'i'), ''),
  );
  const minutesAhead = takeMinutesAhead(phrase);
  const recurring = takeRecurrence(phrase);
  const time = takeClockTime(phrase);
  const day = takeDay(phrase, deviceDate(now));
  const title = titleOf(phrase.rest);
  if (!title) return undefined;
  const due = minutesAhead === undefined ? dueOf(day, time, now) : later(now, minutesAhead * MINUTE);
  return { title, due, type: typeOf(title), recurring };
}

function takeRecurrence(phrase: Phrase): Recurrence {
  if (phrase.take('every ?day|daily|each day|every (?=morning|evening|afternoon)')) return 'daily';
  if (phrase.take('every night')) return 'daily';
  // The weekday itself is left for the day reader.
  if (/\bevery (?:sun|mon|tues|wednes|thurs|fri|satur)day\b/i.test(phrase.rest)) return 'weekly';
  if (phrase.take('every week|weekly|each week')) return 'weekly';
  if (phrase.take('every month|monthly|each month')) return 'monthly';
  return phrase.take('every year|yearly|annually|each year') ? 'annual' : 'none';
}

/** A time alone means its next coming; a day alone means nine in the morning. */
function dueOf(day: LocalDate | undefined, { hour, minute }: ClockTime = DEFAULT_TIME, now: Date): Date {
  const today = deviceDate(now);
  const due = deviceMoment(day ?? today, hour, minute);
  return !day && due <= now ? deviceMoment(addDays(today, 1), hour, minute) : due;
}

function titleOf(rest: string): string {
  const words = rest
    .replace(/^(?:to|about|for|of|that)\s+/i, '')
    .replace(/\s+(?:on|at|in|of|every)$/i, '')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function typeOf(title: string): ReminderType {
  return typeWords.find(([pattern]) => pattern.test(title))?.[1] ?? 'personal';
}
