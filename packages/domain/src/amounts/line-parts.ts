import { isMeasured, partAt, type FoundPart, type LinePart } from './line-part';
import { plainDigits } from './numeral';
import { matchAt } from './sticky';

export interface LineParts {
  parts: readonly LinePart[];
  /** Whether a number may mean another one. */
  isUnsure: boolean;
}

/** Longer than any amount and its food; what stands behind it is not read. */
const MAX_LENGTH = 300;
const MAX_PARTS = 6;
/** Bullets, and what says how exact an amount is. */
const BEFORE =
  /[ •▢·*▪◦–-]{0,6}(?:(?:about|approx\.?|approximately|around|roughly|circa|ca\.?|heaped|heaping|scant|level|generous) )?/iy;
const ABOUT = '(?:about |approx\\.? |approximately |around |roughly |ca\\.? )?';
const PLUS = /,? {0,2}(?:\+|&|plus |and ) {0,2}/iy;
const BESIDE = / {1,2}(?=\d)/y;
const ALSO = new RegExp(` {0,2}(?:[/=([]|or | - |[-–] ?|to ) {0,2}${ABOUT}`, 'iy');
const CLOSING = / ?[)\]]/y;
/** Behind the food: '4 cups spinach (about 60 g)', '1 cup flour, plus 2 tbsp'. */
const BEHIND = new RegExp(`(?<opening> \\(${ABOUT})|,? (?:plus|\\+) `, 'gi');
const EACH = / (?:each|apiece|per)\b/iy;

/** As it is read: with plain digits, and no longer than is read. */
export const readableLine = (line: string): string => plainDigits(line).slice(0, MAX_LENGTH);

/** The amounts that a line begins with, and what else it says of how much. */
export function partsIn(line: string): LineParts {
  const text = readableLine(line);
  const first = partAt(text, matchAt(BEFORE, text, 0)?.[0].length ?? 0);
  if (first === 'unsure') return { parts: [], isUnsure: true };
  if (first === undefined) return { parts: [], isUnsure: false };
  const parts = [first];
  while (parts.length < MAX_PARTS) {
    const next = joinedPart(text, parts);
    if (next === 'unsure') return { parts: [], isUnsure: true };
    if (next === undefined) break;
    parts.push(next);
  }
  const behind = partBehind(text, parts);
  return { parts: behind === undefined ? parts : [...parts, behind], isUnsure: false };
}

function joinedPart(text: string, parts: readonly LinePart[]): FoundPart {
  const [first] = parts;
  const last = parts.at(-1);
  if (first?.unit === undefined || last === undefined) return undefined;
  return added(text, last) ?? besides(text, last) ?? (isPacked(first) ? undefined : also(text, last));
}

/** Of cans and packs, a weight behind them may be that of each. */
const isPacked = ({ unit, each }: LinePart) => unit?.unit.isContainer === true || each !== undefined;

/** '1 cup + 2 tbsp' */
function added(text: string, last: LinePart): FoundPart {
  const joint = matchAt(PLUS, text, last.end);
  const next = joint ? partAt(text, last.end + joint[0].length) : undefined;
  return next === 'unsure' || next?.unit === undefined ? undefined : { ...next, start: last.end };
}

/** '1 lb 2 oz' */
function besides(text: string, last: LinePart): FoundPart {
  const joint = matchAt(BESIDE, text, last.end);
  const next = joint ? partAt(text, last.end + joint[0].length) : undefined;
  if (next === undefined || next === 'unsure' || next.unit === undefined || last.unit === undefined)
    return undefined;
  const [one, other] = [last.unit.unit, next.unit.unit];
  const isPart = one.kind === other.kind && isMeasured(next.unit) && other.size < one.size;
  return isPart ? { ...next, start: last.end } : undefined;
}

/** '100 g / 3.5 oz', '1 cup (240 ml)', '100 g – 150 g' */
function also(text: string, last: LinePart): FoundPart {
  const joint = matchAt(ALSO, text, last.end);
  if (!joint) return undefined;
  const next = partAt(text, last.end + joint[0].length);
  if (next === 'unsure') return next;
  if (next?.unit === undefined || isPacked(next) || matchAt(EACH, text, next.end)) return undefined;
  const closing = matchAt(CLOSING, text, next.end)?.[0] ?? '';
  return { ...next, role: 'also', start: last.end, end: next.end + closing.length };
}

function partBehind(text: string, parts: readonly LinePart[]): LinePart | undefined {
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined || isPacked(first)) return undefined;
  for (const { 0: joint, index, groups } of text.slice(last.end).matchAll(BEHIND)) {
    const start = last.end + index;
    // '1 (2 lb) chicken' is of that size.
    if (first.unit === undefined && start === last.end) continue;
    const next = partAt(text, start + joint.length);
    if (next === undefined || next === 'unsure' || next.unit === undefined || !isMeasured(next.unit))
      continue;
    const isAlso = groups?.opening !== undefined;
    if (!isAlso && first.unit) return { ...next, start, end: text.length };
    const closing = matchAt(CLOSING, text, next.end)?.[0];
    if (isAlso && closing !== undefined)
      return { ...next, role: 'also', start, end: next.end + closing.length };
  }
  return undefined;
}
