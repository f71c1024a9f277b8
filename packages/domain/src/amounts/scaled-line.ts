import { amountText } from './amount-text';
import type { LinePart } from './line-part';
import { partsIn, readableLine } from './line-parts';
import { unitWord } from './unit-at';

/** Behind a line whose number may mean another one, a thousand times as much for one. */
const UNCHANGED = '(amount not changed)';
const METRIC = new Set(['gram', 'kilogram', 'milligram', 'milliliter', 'centiliter', 'deciliter', 'liter']);

/** '600 g red lentils' of '300 g red lentils' for twice as many; a line without an amount stays as it is. */
export function scaledLine(line: string, times: number): string {
  if (times === 1) return line;
  const { parts, isUnsure } = partsIn(line);
  if (isUnsure) return `${line} ${UNCHANGED}`;
  if (parts.length === 0) return line;
  const read = readableLine(line);
  let [written, at] = ['', 0];
  for (const part of parts) {
    const { quantity, unit } = part;
    written += read.slice(at, quantity.start) + amountOf(part, times);
    at = quantity.end;
    if (unit) {
      written += read.slice(at, unit.start) + unitWord(unit.word, (quantity.to ?? quantity.from) * times);
      at = unit.start + unit.word.length;
    }
  }
  return written + line.slice(at);
}

function amountOf({ quantity, unit }: LinePart, times: number): string {
  const isMetric = METRIC.has(unit?.unit.name ?? '');
  const { from, to } = quantity;
  return [from, to].flatMap((one) => (one === null ? [] : [amountText(one * times, isMetric)])).join('–');
}
