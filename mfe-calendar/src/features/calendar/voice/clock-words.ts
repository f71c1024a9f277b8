import { hourIn, type DayPart } from './day-part-words';
import { NUMBER, numberOf } from './number-words';
import { MARK, type Phrase } from './phrase';

export interface ClockTime {
  hour: number;
  minute: number;
  /** She said neither morning nor evening: the other half of the day may be meant. */
  isGuess?: boolean;
}

const HALF = '(a\\.? ?m\\.?|p\\.? ?m\\.?)';
const MINUTES = '(oh [a-z]+|(?:twenty|thirty|forty|fifty)(?:[ -][a-z]+)?|ten|[a-z]+teen)';
const PREFIX = '(?:at|by|before|around|about|from)';
/** Where the sentence ends or goes on with other words than what is counted: 'by five bottles' is no clock. */
const END = `(?=$| (?:at|on|in|to|for|of|every|each|until|till|today|tomorrow|this|next|${MARK}))`;

/** 'at half past eight', 'at 8:30 pm', '8 pm', 'at noon'; undefined where she named no time. */
export function takeClockTime(phrase: Phrase, part?: DayPart): ClockTime | undefined {
  if (phrase.take('at (?:12|twelve) noon|(?:at|by|before|around) (?:noon|midday|lunchtime)'))
    return { hour: 12, minute: 0 };
  if (phrase.take('(?:at|by|before|around) midnight')) return { hour: 0, minute: 0 };
  return takeRelative(phrase, part) ?? takePlain(phrase, part);
}

function takeRelative(phrase: Phrase, part?: DayPart): ClockTime | undefined {
  const hourAndHalf = `(${NUMBER})(?: o'?clock)?(?: ?${HALF})?`;
  const found =
    phrase.take(`(?:${PREFIX} )?(half|(?:a )?quarter) (past|to) ${hourAndHalf}`) ??
    phrase.take(`(?:${PREFIX} )?(half) ()${hourAndHalf}${END}`) ??
    phrase.take(`(?:at|by|before|around) (${NUMBER})(?: minutes?)? (past|to) ${hourAndHalf}`);
  if (!found) return undefined;
  const [amount = '', direction, hourWords = '', half] = found;
  const minutes = amount === 'half' ? 30 : amount.endsWith('quarter') ? 15 : numberOf(amount);
  const said = clockOf(numberOf(hourWords), 0, half, part);
  if (!said || minutes > 59) return undefined;
  return direction === 'to'
    ? { ...said, hour: (said.hour + 23) % 24, minute: 60 - minutes }
    : { ...said, minute: minutes };
}

/** Without 'at', only what nothing but a clock can be: '8 pm', '8:30', 'three o'clock', '9 in the evening'. */
function takePlain(phrase: Phrase, part?: DayPart): ClockTime | undefined {
  const written = phrase.take(
    `(?:${PREFIX} )?(\\d{1,2}):(\\d{2})(?: ?${HALF})?|at (\\d{1,2})[.]?(\\d{2})(?: ?${HALF})?`,
  );
  if (written) {
    const [hour, minute, half] = written[0] === '' ? written.slice(3) : written;
    return clockOf(Number(hour), Number(minute), half, part);
  }
  const spoken =
    phrase.take(`(?:${PREFIX} )?(${NUMBER})(?: ${MINUTES})? ?${HALF}`) ??
    phrase.take(`(?:${PREFIX} )?(${NUMBER})(?: ${MINUTES})?()(?: o'?clock|(?= ${MARK}))`) ??
    phrase.take(`at (${NUMBER})(?: ${MINUTES})?()(?: o'?clock| hours)?`) ??
    phrase.take(`${PREFIX} (${NUMBER})(?: ${MINUTES})?()${END}`);
  if (!spoken) return undefined;
  const [hourWords = '', minuteWords = '', half] = spoken;
  return clockOf(numberOf(hourWords), numberOf(minuteWords), half, part);
}

/** Without am, pm or a part of the day, seven to eleven means the morning and one to six the afternoon. */
function clockOf(hour: number, minute: number, half = '', part?: DayPart): ClockTime | undefined {
  if (hour > 23 || minute > 59) return undefined;
  if (hour > 12 || hour === 0) return { hour, minute };
  if (half) return { hour: (hour % 12) + (half.startsWith('p') ? 12 : 0), minute };
  if (part) return { hour: hourIn(part, hour), minute };
  return { hour: hour < 7 ? hour + 12 : hour, minute, isGuess: true };
}
