import type { Food } from '@nestwell/contracts/nutrition';

/** A food that was found but is not listed, and what in it goes against a filter. */
export interface LeftOut {
  food: Food;
  reasons: readonly string[];
}

const words = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** "1 hidden: it has dairy." */
export function hiddenInWords(hidden: readonly LeftOut[]): string {
  const reasons = [...new Set(hidden.flatMap((one) => one.reasons))];
  return `${hidden.length} hidden: ${hidden.length === 1 ? 'it has' : 'they have'} ${words.format(reasons)}.`;
}
