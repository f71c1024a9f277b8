import type { Recurrence } from '@nestwell/contracts/calendar';
import { comingWeekday, type LocalDate } from '@nestwell/domain/calendar-days';
import { DAY_FIRST, MONTH_FIRST, WEEKDAY, weekdayOfName } from './calendar-words';
import { NUMBER } from './number-words';
import type { Phrase } from './phrase';

const EVERY = '(?:every|each)';
const UNIT = `(?:minute|hour|day|night|morning|afternoon|evening|week|month|year|${WEEKDAY})s?`;

/** What no reminder can repeat by. */
const impossible = [
  `(?:on )?(?:the |${EVERY} )(?:first|second|third|fourth|last) (?:${WEEKDAY}) of (?:the|${EVERY}) month`,
  `${EVERY} (?:first|fourth|last) (?:${WEEKDAY})`,
  `${EVERY} (?:other|second|third|few|couple of|${NUMBER}) ${UNIT}`,
  `${EVERY} (?:half |quarter )?(?:hour|fortnight|weekday|weekend)`,
  'hourly|fortnightly|bi-?weekly|(?:on )?weekdays',
  `(?:twice|(?:${NUMBER}) times) (?:a|per|every|each) (?:day|night|week|month)`,
  `(?:${EVERY}|on) (?:${WEEKDAY})s?(?: (?:and )?(?:${WEEKDAY})s?)+`,
];

/** 'Every other Friday' stays in the title, where she sees that it was not understood; its first day is returned. */
export function keepImpossible(phrase: Phrase, today: LocalDate): LocalDate | undefined {
  const kept = phrase.keep(impossible.join('|'));
  const name = kept && new RegExp(WEEKDAY).exec(kept)?.[0];
  return name ? comingWeekday(weekdayOfName(name), today) : undefined;
}

/** What is said once for a rhythm; the words that also name a day or an hour are left for their readers. */
const rhythms: readonly (readonly [pattern: string, left: string, Recurrence])[] = [
  [`${EVERY} night|nightly`, 'at night', 'daily'],
  [`${EVERY} morning`, 'in the morning', 'daily'],
  [`${EVERY} afternoon`, 'in the afternoon', 'daily'],
  [`${EVERY} evening`, 'in the evening', 'daily'],
  [`(?:at )?${EVERY} lunchtime`, 'at lunchtime', 'daily'],
  [`every ?day|every single day|each day|daily|once (?:a|per) day`, '', 'daily'],
  ['(?:every|each) week|weekly|once (?:a|per) week', '', 'weekly'],
  ['(?:of )?(?:every|each) month|monthly|once (?:a|per) month', '', 'monthly'],
  ['(?:every|each) year|yearly|annually|once (?:a|per) year', '', 'annual'],
  [`${EVERY}(?= (?:${DAY_FIRST}|${MONTH_FIRST})(?:\\s|$))`, 'on', 'annual'],
  [`${EVERY}(?= \\d{1,2}(?:st|nd|rd|th))`, 'on the', 'monthly'],
];

export function takeRecurrence(phrase: Phrase): Recurrence {
  const weekday = new RegExp(`(?:\\b${EVERY} (${WEEKDAY})s?|\\b(?:on )?(${WEEKDAY})s)(?=\\s|$)`, 'i');
  // The weekday itself is left for the day reader.
  if (weekday.test(phrase.rest)) {
    phrase.rest = phrase.rest.replace(weekday, 'on $1$2');
    return 'weekly';
  }
  return rhythms.find(([pattern, left]) => phrase.turn(pattern, left))?.[2] ?? 'none';
}
