import { plainDigits } from './numeral';
import { quantityAt, type Quantity } from './quantity';

const MAX_LENGTH = 2000;
const MAX_FOUND = 50;
/** Where a number may begin, in digits or in words. */
const START = /(?<![\p{L}\d.,/⁄'])(?:[\d¼-¾⅐-⅞]|[.,](?=\d)|[a-z])/giu;

/** The places of a text where a number may begin. */
export const numberStarts = (text: string): number[] =>
  [...text.slice(0, MAX_LENGTH).matchAll(START)].map(({ index }) => index);

/** The numbers of a text, one after another; those that may be others are marked. */
export function quantitiesIn(written: string): Quantity[] {
  const text = plainDigits(written.slice(0, MAX_LENGTH));
  const found: Quantity[] = [];
  let end = 0;
  for (const start of numberStarts(text)) {
    if (start < end || found.length === MAX_FOUND) continue;
    const quantity = quantityAt(text, start);
    if (quantity === undefined) continue;
    found.push(quantity);
    ({ end } = quantity);
  }
  return found;
}
