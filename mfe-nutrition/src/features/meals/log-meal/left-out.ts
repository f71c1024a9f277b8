import type { Food } from '@nestwell/contracts/nutrition';

/** A found food and what in it goes against a filter; it is listed only where that is nothing. */
export interface LeftOut {
  food: Food;
  reasons: readonly string[];
}

export interface Sorted {
  kept: Food[];
  /** Better matches than the last one kept, or all where none is. */
  hidden: LeftOut[];
}

/** The best matches that nothing stands against, as many as a list shows, and what was passed over for them. */
export function sortedOut(judged: readonly LeftOut[], most: number): Sorted {
  const kept: Food[] = [];
  const hidden: LeftOut[] = [];
  for (const one of judged) {
    if (kept.length === most) break;
    if (one.reasons.length > 0) hidden.push(one);
    else kept.push(one.food);
  }
  return { kept, hidden };
}

const words = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** "1 hidden: it has dairy." */
export function hiddenInWords(hidden: readonly LeftOut[]): string {
  const reasons = [...new Set(hidden.flatMap((one) => one.reasons))];
  return `${hidden.length} hidden: ${hidden.length === 1 ? 'it has' : 'they have'} ${words.format(reasons)}.`;
}
