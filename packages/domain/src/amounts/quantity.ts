import { plainDigits, readNumeral } from './numeral';
import { wordsAt } from './quantity-words';
import { fractionOf } from './fractions';
import { matchAt } from './sticky';
import type { One } from './one-number';

/** A number in a text, and where it stands. */
export interface Quantity {
  from: number;
  /** The upper end of a range. */
  to: number | null;
  start: number;
  end: number;
  /** Whether it may be another number, a thousand times as much for one. */
  isUnsure: boolean;
}

const NUMERAL = /\d{1,9}(?:[.,']\d{1,9}){0,4}|[.,]\d{1,6}/y;
const GLYPH = /[¼-¾⅐-⅞]/y;
/** Behind a whole number: '½', ' ½', '-½', ' 1/2', '-1/2', ' and 1/2'. */
const MIXED = /[ -]?([¼-¾⅐-⅞])|(?:[ -]| and )(\d{1,2}) ?[/⁄] ?(\d{1,2})(?!\d)/y;
const SLASH = / ?[/⁄] ?(\d{1,3})(?![\d/])/y;
const RANGE = / {0,2}(?:[-–—−‐‑]| to | or | bis )/y;
const DOZEN = / ?doz(?:en)?\b\.?(?: of(?= ))?/iy;
/** Three digits behind a space: thousands, or the size of each of so many. */
const SPACED = / \d{3}(?![\d.,/⁄])/y;

/** The number that begins at a place: '2', '1½', '1 1/2', '1,5', '2–3', 'half a', 'two dozen'. */
export function quantityAt(written: string, start: number): Quantity | undefined {
  const text = plainDigits(written);
  const first = oneAt(text, start) ?? wordsAt(text, start);
  if (first === undefined) return undefined;
  const range = rangeAt(text, first);
  const { from, to, end } = range ?? { from: first.value, to: null, end: first.end };
  const dozen = matchAt(DOZEN, text, end);
  const times = dozen ? 12 : 1;
  return {
    from: from * times,
    to: to === null ? null : to * times,
    start,
    end: end + (dozen?.[0].length ?? 0),
    isUnsure: first.isUnsure === true || range?.isUnsure === true,
  };
}

function rangeAt(text: string, first: One) {
  const joint = matchAt(RANGE, text, first.end);
  if (!joint) return undefined;
  const gap =
    /^ {0,2}/.exec(text.slice(first.end + joint[0].length, first.end + joint[0].length + 2))?.[0].length ?? 0;
  const at = first.end + joint[0].length + gap;
  const upper = oneAt(text, at) ?? (/[a-z]/.test(joint[0]) ? wordsAt(text, at) : undefined);
  if (upper === undefined) return undefined;
  // '10-8' is no range, nor is '2-14'.
  const isUnsure = upper.isUnsure === true || upper.value <= first.value || upper.value > first.value * 6;
  return { from: first.value, to: upper.value, end: upper.end, isUnsure };
}

/** A number in digits. */
function oneAt(text: string, at: number): One | undefined {
  const glyph = matchAt(GLYPH, text, at)?.[0];
  if (glyph !== undefined) return { value: fractionOf(glyph), end: at + glyph.length };
  const digits = matchAt(NUMERAL, text, at)?.[0];
  if (digits === undefined) return undefined;
  const end = at + digits.length;
  // '1234567890', '2.', '00 flour'
  if (/\d/.test(text.charAt(end)) || /^0\d/.test(digits)) return undefined;
  return /^\d+$/.test(digits) ? wholeAt(text, Number(digits), end) : decimalOf(digits, end);
}

function decimalOf(digits: string, end: number): One | undefined {
  const numeral = readNumeral(digits);
  if (numeral === undefined) return undefined;
  return 'value' in numeral
    ? { value: numeral.value, end }
    : { value: numeral.either[0], end, isUnsure: true };
}

/** '3/2' */
const isImproper = (whole: number, divisor: number) => divisor >= 2 && divisor <= 8 && whole <= 3 * divisor;

function wholeAt(text: string, whole: number, end: number): One | undefined {
  const slash = matchAt(SLASH, text, end);
  if (slash) {
    const divisor = Number(slash[1]);
    // '80/20' is no fraction.
    return whole > 0 && (whole < divisor || isImproper(whole, divisor))
      ? { value: whole / divisor, end: end + slash[0].length }
      : undefined;
  }
  if (text.charAt(end) === '/' && /\d/.test(text.charAt(end + 1))) return undefined;
  const mixed = matchAt(MIXED, text, end);
  const part = mixed && (mixed[1] === undefined ? Number(mixed[2]) / Number(mixed[3]) : fractionOf(mixed[1]));
  if (mixed && part && part < 1) return { value: whole + part, end: end + mixed[0].length };
  return { value: whole, end, isUnsure: whole > 0 && whole < 1000 && matchAt(SPACED, text, end) !== null };
}
