/** What shops read: EAN-8 and UPC-E, UPC-A, EAN-13 and GTIN-14. */
const LENGTHS: readonly number[] = [8, 12, 13, 14];

/**
 * The number under a bar code as thirteen digits (eight where it is a short one), without blanks and hyphens;
 * undefined where it is none or its last digit does not fit the others. By GS1's General Specifications, 7.9.
 */
export function barcodeIn(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return undefined;
  const expanded = expandedUpcE(digits);
  if (expanded !== undefined) return `0${expanded}`;
  if (!isChecked(digits)) return undefined;
  if (digits.length === 12) return `0${digits}`;
  if (digits.length < 14 || !digits.startsWith('0')) return digits;
  // Of a short number, filled up with noughts.
  return digits.startsWith('000000') ? digits.slice(6) : digits.slice(1);
}

/**
 * The twelve digits that a short American number stands for; undefined of any other. It begins with 0 or 1, as no
 * EAN-8 in shops does: those are for a shop's own use (0) or not given out (1). By GS1's General Specifications, 5.2.
 */
function expandedUpcE(digits: string): string | undefined {
  const parts = /^([01])(\d{5})(\d)(\d)$/.exec(digits);
  if (!parts) return undefined;
  const [, system = '', five = '', last = '', check = ''] = parts;
  const upcA = `${system}${expandedBy(five, last)}${check}`;
  return isChecked(upcA) ? upcA : undefined;
}

function expandedBy(five: string, last: string): string {
  if (last <= '2') return `${five.slice(0, 2)}${last}0000${five.slice(2)}`;
  if (last === '3') return `${five.slice(0, 3)}00000${five.slice(3)}`;
  if (last === '4') return `${five.slice(0, 4)}00000${five.slice(4)}`;
  return `${five}0000${last}`;
}

/** As it stands under the bars: '5 012345 678900'. */
export const barcodeInWords = (barcode: string): string =>
  barcode.length === 8
    ? `${barcode.slice(0, 4)} ${barcode.slice(4)}`
    : barcode.replace(/^(\d+?)(\d{6})(\d{6})$/, '$1 $2 $3');

/** From the right every second digit counts three times; all of them together end in nought. */
function isChecked(digits: string): boolean {
  const weighed = [...digits].reverse().map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 3));
  return weighed.reduce((sum, one) => sum + one, 0) % 10 === 0;
}
