import type { EatenPortion } from '@nestwell/contracts/nutrition';
import { amountText, quantityAt } from '@nestwell/domain/amounts';

/** Measures whose plural takes an s. */
const COUNTED = /^(cup|slice|serving|bowl|piece|wedge|glass|portion)\b/;

/** '½ cup', '2 slices', '150 g': how much it was, as she would say it. */
export function amountInWords({ label, times }: Pick<EatenPortion, 'label' | 'times'>): string {
  const [one, unit] = parted(label);
  const amount = one * times;
  const plural =
    amount > 1 ? unit.replace(COUNTED, (word) => (word === 'glass' ? 'glasses' : `${word}s`)) : unit;
  return `${amountText(amount)} ${plural}`;
}

/** A label's number, and of what: '1/2 cup' is half of a cup. */
function parted(label: string): [amount: number, unit: string] {
  const quantity = quantityAt(label, 0);
  const unit = label.slice(quantity?.end ?? 0);
  const isSure = quantity !== undefined && quantity.to === null && !quantity.isUnsure;
  return isSure && /^\s+\S/.test(unit) ? [quantity.from, unit.trim()] : [1, label];
}
