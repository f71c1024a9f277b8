import { COUNT, NUMBER, numberOf } from './number-words';
import type { Phrase } from './phrase';

export interface ClockTime {
  hour: number;
  minute: number;
}

type DayPart = 'morning' | 'afternoon' | 'evening';

const partHours = { morning: 9, afternoon: 14, evening: 19 } as const satisfies Record<DayPart, number>;

/** 'at half past eight', 'at 8:30 pm', 'at noon', 'in the evening'; undefined where she named no time. */
export function takeClockTime(phrase: Phrase): ClockTime | undefined {
  const part = takeDayPart(phrase);
  if (phrase.take('at (?:noon|midday)|at twelve noon')) return { hour: 12, minute: 0 };
  if (phrase.take('at midnight')) return { hour: 0, minute: 0 };
  return (
    takeRelative(phrase, part) ?? takePlain(phrase, part) ?? (part && { hour: partHours[part], minute: 0 })
  );
}

/** Minutes from now in 'in twenty minutes', 'in an hour', 'in half an hour', 'in an hour and a half'. */
export function takeMinutesAhead(phrase: Phrase): number | undefined {
  if (phrase.take('in half an hour')) return 30;
  const andHalf = phrase.take(`in (${COUNT}) hours? and a half`);
  if (andHalf) return numberOf(andHalf[0] ?? '') * 60 + 30;
  const found = phrase.take(`in (${COUNT}) (minute|hour)s?`);
  if (!found) return undefined;
  return numberOf(found[0] ?? '') * (found[1] === 'hour' ? 60 : 1);
}

function takeDayPart(phrase: Phrase): DayPart | undefined {
  // 'Tomorrow morning', 'Monday evening': the day itself is left for the day reader.
  const found = phrase.take('(?:(?:in the|this|every) |(?<=(?:tomorrow|day) ))(morning|afternoon|evening)');
  if (found) return found[0] as DayPart;
  if (phrase.take('at night')) return 'evening';
  return /\btonight\b/i.test(phrase.rest) ? 'evening' : undefined;
}

function takeRelative(phrase: Phrase, part?: DayPart): ClockTime | undefined {
  const found =
    phrase.take(`(?:at )?(half|(?:a )?quarter) (past|to) (${NUMBER})`) ??
    phrase.take(`at (${NUMBER}) (past|to) (${NUMBER})`);
  if (!found) return undefined;
  const [amount = '', direction, hourWords = ''] = found;
  const minutes = amount === 'half' ? 30 : amount.endsWith('quarter') ? 15 : numberOf(amount);
  const hour = likelyHour(numberOf(hourWords), undefined, part);
  return direction === 'past' ? { hour, minute: minutes } : { hour: (hour + 23) % 24, minute: 60 - minutes };
}

function takePlain(phrase: Phrase, part?: DayPart): ClockTime | undefined {
  const half = '(a\\.?m\\.?|p\\.?m\\.?)';
  const found =
    phrase.take(`at (\\d{1,2})[:.](\\d{2})(?: ?${half})?`) ??
    phrase.take(`at (${NUMBER})(?: (thirty|fifteen|forty[ -]five|twenty|ten))?(?: o'?clock)?(?: ?${half})?`);
  if (!found) return undefined;
  const [hourWords = '', minuteWords = '', halfDay = ''] = found;
  const hour = numberOf(hourWords);
  const minute = minuteWords ? numberOf(minuteWords) : 0;
  return hour > 23 || minute > 59 ? undefined : { hour: likelyHour(hour, halfDay, part), minute };
}

/** Without am, pm or a part of the day, seven to eleven means the morning and one to six the afternoon. */
function likelyHour(hour: number, halfDay = '', part?: DayPart): number {
  if (hour > 12 || hour === 0) return hour;
  if (halfDay) return (hour % 12) + (halfDay.startsWith('p') ? 12 : 0);
  if (part) return (hour % 12) + (part === 'morning' ? 0 : 12);
  return hour < 7 ? hour + 12 : hour;
}
