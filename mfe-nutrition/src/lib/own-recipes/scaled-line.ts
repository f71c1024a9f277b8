import { formatQuantity } from 'format-quantity';
import { parseIngredient } from 'parse-ingredient';

/** From here on a part of one is not weighed. */
const COARSE = 20;

/** '600 g red lentils' of '300 g red lentils' for twice as many; a line without an amount stays as it is. */
export function scaledLine(line: string, times: number): string {
  const [parsed] = parseIngredient(line);
  if (times === 1 || !parsed || parsed.isGroupHeader || parsed.quantity === null) return line;
  const { quantity, quantity2, unitOfMeasure, description } = parsed;
  const amounts = [quantity, quantity2].flatMap((amount) => (amount === null ? [] : [said(amount * times)]));
  return [amounts.join('–'), unitOfMeasure, description].filter(Boolean).join(' ');
}

/** '1½', '150' */
function said(amount: number): string {
  const rounded = amount >= COARSE ? Math.round(amount) : Math.round(amount * 100) / 100;
  return formatQuantity(rounded, { vulgarFractions: true }) || String(rounded);
}
