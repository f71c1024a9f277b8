import { characterOf } from './fractions';

/** From here on a part of one is not weighed. */
const COARSE = 20;
const SMALL = 0.1;

/** '1½', '150', '0.67': an amount as a recipe says it, and as it is read again. Never with three digits behind a point. */
export function amountText(amount: number, isMetric = false): string {
  if (amount >= COARSE) return String(Math.round(amount));
  const whole = Math.floor(amount + 0.006);
  const part = amount - whole;
  const character = isMetric ? undefined : characterOf(part);
  if (character !== undefined) return whole === 0 ? character : `${whole}${character}`;
  return amount < SMALL ? String(Number(amount.toPrecision(2))) : String(Math.round(amount * 100) / 100);
}
