import type { EatenPortion } from '@nestwell/contracts/nutrition';

const LEADING = /^(\d+(?:\.\d+)?)(?:\/(\d+))?\s+(\S.*)$/;
const FRACTIONS: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };
/** Measures whose plural takes an s. */
const COUNTED = /^(cup|slice|serving|bowl|piece|wedge|glass|portion)\b/;

/** '½ cup', '2 slices', '150 g': how much it was, as she would say it. */
export function amountInWords({ label, times }: Pick<EatenPortion, 'label' | 'times'>): string {
  const [, first = '1', divisor = '1', unit = label] = LEADING.exec(label) ?? [];
  const amount = (Number(first) / Number(divisor)) * times;
  const plural =
    amount > 1 ? unit.replace(COUNTED, (one) => (one === 'glass' ? 'glasses' : `${one}s`)) : unit;
  return `${countInWords(amount)} ${plural}`;
}

/** '1½', '¼', '2.3' */
function countInWords(amount: number): string {
  const whole = Math.floor(amount);
  const fraction = FRACTIONS[String(Math.round((amount - whole) * 100) / 100)];
  if (fraction !== undefined) return whole === 0 ? fraction : `${whole}${fraction}`;
  return String(Math.round(amount * 10) / 10);
}
