import {
  foodList,
  knownOf,
  quietVerdict,
  verdictOf,
  type FoodStage,
  type NamedFood,
} from '@nestwell/safety/foods';
import type { Country } from '@nestwell/safety/lines';

/** All that the list names. */
export const foods = foodList();

/** What was found; else what the rules say of her own words, as they say it of a food she logs. */
export function judged(found: NamedFood[], text: string): NamedFood[] {
  if (found.length > 0) return found;
  const [caution] = knownOf(text);
  return caution ? [{ name: text.trim(), also: '', caution }] : [];
}

export interface Reason {
  short: string;
  names: string[];
}

/** What to leave out, by why; in a pause in words that name no pregnancy. */
export function toAvoid(stage: FoodStage, country?: Country, isPaused = false): Reason[] {
  const reasons = new Map<string, string[]>();
  for (const { name, caution } of foods) {
    const verdict = verdictOf(caution, stage, country);
    if (verdict?.level !== 'avoid' || verdict.fineIf) continue;
    const { short } = isPaused ? quietVerdict(verdict) : verdict;
    reasons.set(short, [...(reasons.get(short) ?? []), name]);
  }
  return [...reasons].map(([short, names]) => ({ short, names }));
}
