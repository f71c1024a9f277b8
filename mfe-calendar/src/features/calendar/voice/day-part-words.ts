import { WEEKDAY } from './calendar-words';
import { MARK, type Phrase } from './phrase';

export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/** When a part of the day is meant by itself. */
export const partHours = { morning: 9, afternoon: 14, evening: 19, night: 19 } as const satisfies Record<
  DayPart,
  number
>;
const PART = Object.keys(partHours).join('|');
/** The hours of a night that belong to the next day. */
const NIGHT_ENDS = 6;

/** 'In the evening', 'tomorrow morning', 'tonight'. Its place is marked: '9 in the evening' is a clock. */
export function takeDayPart(phrase: Phrase): DayPart | undefined {
  if (phrase.turn('tonight', `${MARK} today`)) return 'night';
  if (phrase.turn('at night', MARK)) return 'night';
  // 'Tomorrow morning', 'Monday evening': the day itself is left for the day reader.
  const found = phrase.turn(`(?:(?:in|during) the |this |(?<=\\b(?:tomorrow|${WEEKDAY}) ))(${PART})`, MARK);
  return found && (found[0] as DayPart);
}

/** Two at night is early, nine at night is late; twelve ends an evening and begins an afternoon. */
export function hourIn(part: DayPart, hour: number): number {
  const early = hour % 12;
  if (part === 'morning') return early;
  if (part === 'afternoon') return early + 12;
  return early === 0 || (part === 'night' && early < NIGHT_ENDS) ? early : early + 12;
}

/** Whether a night's hour is on the day after the one she named. */
export const isPastMidnight = (part: DayPart | undefined, hour: number) =>
  (part === 'night' || part === 'evening') && hour < NIGHT_ENDS;
