/** A number that was read, or the two that it may be: '1,250' is 1.25 or 1250. */
export type Numeral = { value: number } | { either: readonly [small: number, large: number] };

const MAX_LENGTH = 40;
/** The zeros of further scripts that keyboards write digits in. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];
const FURTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19]/g;
/** No-break, narrow and thin spaces part thousands as a space does. */
const SPACES = /[\u00a0\u2007\u2009\u202f]/g;
const PARTED = /^\d{1,15}(?:([.,' ])\d{1,15})*$/;
const OPEN = /^\d{0,15}[.,]\d{0,15}$/;

/** With the digits 0 to 9, the separators '.', ',' and "'", and plain spaces; as long as before. */
export const plainDigits = (text: string): string =>
  text
    .replace(FURTHER_DIGITS, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = ZEROS.findLast((one) => one <= code) ?? code;
      return String(code - zero);
    })
    .replace(/\u066b/g, '.')
    .replace(/[\u066c\u2019]/g, "'")
    .replace(SPACES, ' ');

/** '12.5', '12,5', '1,234.5', '1.234,5', '1 234', "1'234", '12,34,567'; undefined of all else, so of signs. */
export function readNumeral(typed: string): Numeral | undefined {
  if (typed.length > MAX_LENGTH) return undefined;
  const text = plainDigits(typed);
  if (PARTED.test(text)) return parted(text.split(/[.,' ]/), [...text.replace(/\d/g, '')]);
  return OPEN.test(text) && /\d/.test(text) ? { value: Number(text.replace(',', '.')) } : undefined;
}

function parted(groups: readonly string[], separators: readonly string[]): Numeral | undefined {
  const [first = '', last = ''] = [groups[0], groups.at(-1)];
  const [separator, ...more] = separators;
  if (separator === undefined) return { value: Number(first) };
  const isPoint = separator === '.' || separator === ',';
  if (more.length === 0 && isPoint) return onePoint(first, last);
  const point = separators.at(-1);
  const isDecimal = more.length > 0 && point !== separator;
  const thousands = isDecimal ? groups.slice(0, -1) : groups;
  const alike = isDecimal ? separators.slice(0, -1) : separators;
  if (!alike.every((one) => one === separator) || !areThousands(thousands)) return undefined;
  if (!isDecimal) return { value: Number(groups.join('')) };
  return point === '.' || point === ',' ? { value: Number(`${thousands.join('')}.${last}`) } : undefined;
}

/** Three digits behind one point or comma may be thousands, unless nothing that is parted stands before it. */
function onePoint(whole: string, rest: string): Numeral {
  const value = Number(`${whole}.${rest}`);
  const mayBeThousands = rest.length === 3 && whole.length <= 3 && !whole.startsWith('0');
  return mayBeThousands ? { either: [value, Number(whole + rest)] } : { value };
}

/** Three digits each, or two with three at the end, as in India. */
function areThousands([first = '', ...groups]: readonly string[]): boolean {
  const sizes = groups.map((group) => group.length);
  const isFirst = first.length >= 1 && first.length <= 3 && !first.startsWith('0');
  const [last, ...others] = sizes.toReversed();
  return isFirst && last === 3 && (others.every((size) => size === 3) || others.every((size) => size === 2));
}
