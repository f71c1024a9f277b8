import { unitsBySpelling } from './kitchen-units';
import { quantityAt, type Quantity } from './quantity';
import { matchAt } from './sticky';
import { unitAt, type UnitInText } from './unit-at';

/** One amount of a line: its number and unit, and where all that belongs to it stands. */
export interface LinePart {
  quantity: Quantity;
  unit: UnitInText | undefined;
  /** `also` says the same in another unit, or the upper end of it. */
  role: 'amount' | 'also';
  /** Of each, where it counts cans or packs: '400 g'. */
  each?: string;
  start: number;
  end: number;
}

const UNSURE = 'unsure';
export type FoundPart = LinePart | typeof UNSURE | undefined;

/** Behind a number that is no amount: '2% milk', '5-spice', '7UP', '9″', '180 °C', 'five spice powder'. */
const NO_AMOUNT =
  /[%‰°"″”]| ?%|-[a-z]|[a-z]| (?:inch|inches|cm|mm|°)(?! (?:piece|knob|length|stick|slice|chunk|of|fresh|ginger|root))|[ -](?:spice|bean|grain|seed|cheese|minute|percent|degree)s?\b/iy;
/** '1..5', '1:1' */
const GARBLED = /[.,:']{1,3}\d|[.,]{2}/y;
const TIMES = / {0,2}[x×*] {0,2}/iy;
const TIMES_BEHIND = / {0,2}[x×*] {0,2}\d/iy;
const OPENING = /\( ?(?:about |approx\.? )?/iy;
const SIZE_OPENING = / ?\( ?(?:about |approx\.? )?/iy;
const CLOSING = / ?\)/y;
const WORD = / {0,2}-?([a-z]{2,10})(?![a-z])(?: of(?= ))?/iy;

/** The amount that begins at a place; `unsure` where it may be another one, a thousand times as much for one. */
export function partAt(text: string, at: number): FoundPart {
  const quantity = quantityAt(text, at);
  if (quantity === undefined) return undefined;
  const packs = packsAt(text, quantity);
  if (packs) return packs;
  if (quantity.isUnsure || matchAt(GARBLED, text, quantity.end)) return UNSURE;
  const unit = text.charAt(quantity.end) === '-' ? undefined : unitAt(text, quantity.end);
  if (unit === undefined && matchAt(NO_AMOUNT, text, quantity.end)) return undefined;
  const end = unit?.end ?? quantity.end;
  // '400 g x 2', and '2-8 oz packs', which may be two packs of eight.
  if (matchAt(TIMES_BEHIND, text, end)) return UNSURE;
  if (quantity.to !== null && unit && isMeasured(unit) && containerAt(text, end)) return UNSURE;
  const size = unit?.unit.isContainer ? sizeIn(text, end) : undefined;
  return { quantity, unit, role: 'amount', start: at, end, ...size };
}

export const isMeasured = ({ unit }: UnitInText): boolean => unit.kind !== 'other';

/** '2 x 400 g tins', '1 (14 oz) can', '2 400g tins', '1 28-ounce can': so many, and the size of each. */
function packsAt(text: string, quantity: Quantity): LinePart | undefined {
  if (quantity.to !== null) return undefined;
  const times = matchAt(TIMES, text, quantity.end)?.[0];
  const space = times ?? / {0,2}/.exec(text.slice(quantity.end, quantity.end + 2))?.[0] ?? '';
  if (space === '') return undefined;
  const opening = matchAt(OPENING, text, quantity.end + space.length)?.[0] ?? '';
  const sizeStart = quantity.end + space.length + opening.length;
  const size = quantityAt(text, sizeStart);
  const unit = size && unitAt(text, size.end);
  if (
    !size ||
    !unit ||
    !isMeasured(unit) ||
    (size.isUnsure && !/^\d{1,3} ?$/.test(text.slice(size.start, size.end)))
  )
    return undefined;
  const closing = opening === '' ? '' : matchAt(CLOSING, text, unit.end)?.[0];
  if (closing === undefined) return undefined;
  const container = containerAt(text, unit.end + closing.length);
  if (container === undefined && times === undefined) return undefined;
  return {
    quantity: { ...quantity, isUnsure: false },
    unit: container,
    role: 'amount',
    each: `${text.slice(size.start, size.end)} ${unit.word}`,
    start: quantity.start,
    end: container?.end ?? unit.end + closing.length,
  };
}

/** '1 can (400 g)' */
function sizeIn(text: string, at: number): Pick<LinePart, 'each' | 'end'> | undefined {
  const opening = matchAt(SIZE_OPENING, text, at);
  const size = opening ? quantityAt(text, at + opening[0].length) : undefined;
  const unit = size && !size.isUnsure ? unitAt(text, size.end) : undefined;
  const closing = unit && isMeasured(unit) ? matchAt(CLOSING, text, unit.end) : null;
  if (!size || !unit || !closing) return undefined;
  return { each: `${text.slice(size.start, size.end)} ${unit.word}`, end: unit.end + closing[0].length };
}

function containerAt(text: string, at: number): UnitInText | undefined {
  const found = matchAt(WORD, text, at);
  const unit = unitsBySpelling.get(found?.[1]?.toLowerCase() ?? '');
  if (!found || !unit?.isContainer) return undefined;
  const [whole, word = ''] = found;
  const start = at + whole.toLowerCase().indexOf(word.toLowerCase());
  return { unit, word, start, end: at + whole.length };
}
