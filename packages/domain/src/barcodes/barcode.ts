/** What shops read: EAN-8, UPC-A, EAN-13 and GTIN-14. */
const LENGTHS: readonly number[] = [8, 12, 13, 14];

/**
 * The number under a bar code as thirteen digits (eight where it is a short one), without blanks and hyphens;
 * undefined where it is none or its last digit does not fit the others. By GS1's General Specifications, 7.9.
 */
export function barcodeIn(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length) || !isChecked(digits)) return undefined;
  if (digits.length === 12) return `0${digits}`;
  return digits.length === 14 && digits.startsWith('0') ? digits.slice(1) : digits;
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
