import { plainDigits } from './numeral';
import { numberStarts } from './quantities-in';
import { quantityAt } from './quantity';
import { matchAt } from './sticky';

/** How long something takes by a text, and where the text says so. */
export interface DurationInText {
  /** Of a range, the earlier end. */
  seconds: number;
  start: number;
  end: number;
}

const MAX_LENGTH = 2000;
const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 } as const;
const UNIT =
  /(?: {0,2}|-)(seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?)\.?(?![a-z])|()([smhd])(?![a-z])| (h)(?![a-z])/iy;
const AND_A_PART = / and (?:a|one) (half|quarter)(?![\w-])/iy;
const JOINT = /,? {0,2}(?:and |& ?|,)? {0,2}/iy;
/** '1 hour 20', '1h20' */
const BARE_MINUTES = / ?([0-5]?\d)(?=$|[.,;:!?)]|\s*$)/y;
const BETWEEN = 'between ';
const AND = ' and ';

/** '20 minutes', '1 hour 20', '1h 5m', '45–50 min', 'an hour and a half': the first that a text names. */
export function durationIn(written: string): DurationInText | undefined {
  const text = plainDigits(written).slice(0, MAX_LENGTH);
  for (const start of numberStarts(text)) {
    const duration = durationAt(text, start);
    if (duration !== undefined) return duration;
  }
  return undefined;
}

function durationAt(text: string, start: number): DurationInText | undefined {
  const first = partAt(text, start) ?? earlierAt(text, start);
  if (first === undefined) return undefined;
  let { seconds, end, unit } = first;
  const part = matchAt(AND_A_PART, text, end);
  if (part)
    return {
      seconds: seconds + SECONDS[unit] * (part[1] === 'half' ? 0.5 : 0.25),
      start,
      end: end + part[0].length,
    };
  for (;;) {
    const next = partAt(text, end + (matchAt(JOINT, text, end)?.[0].length ?? 0));
    if (next === undefined || SECONDS[next.unit] >= SECONDS[unit]) break;
    seconds += next.seconds;
    ({ end, unit } = next);
  }
  const bare = unit === 'h' ? matchAt(BARE_MINUTES, text, end) : null;
  if (!bare) return { seconds, start, end };
  return { seconds: seconds + Number(bare[1]) * SECONDS.m, start, end: end + bare[0].length };
}

/** 'between 10 and 12 minutes' */
function earlierAt(text: string, at: number) {
  if (text.slice(Math.max(0, at - BETWEEN.length), at).toLowerCase() !== BETWEEN) return undefined;
  const earlier = quantityAt(text, at);
  if (earlier === undefined || earlier.isUnsure || !text.startsWith(AND, earlier.end)) return undefined;
  const later = partAt(text, earlier.end + AND.length);
  return later && { ...later, seconds: earlier.from * SECONDS[later.unit] };
}

function partAt(text: string, at: number) {
  const quantity = quantityAt(text, at);
  if (quantity === undefined || quantity.isUnsure) return undefined;
  const found = matchAt(UNIT, text, quantity.end);
  if (!found) return undefined;
  const unit = (found[1] ?? found[3] ?? found[4] ?? '').charAt(0).toLowerCase() as keyof typeof SECONDS;
  return { seconds: quantity.from * SECONDS[unit], unit, end: quantity.end + found[0].length };
}
