import type { Evidence } from './evidence';

/** An entry with the way to it, for whoever has to check it again. */
export interface Entry extends Evidence {
  at: string;
}

export const isEvidence = (value: unknown): value is Evidence =>
  typeof value === 'object' && value !== null && 'checked' in value && 'source' in value;

/** Every entry below a value, the value itself included. */
export function entriesIn(value: unknown, at: string): Entry[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, part]) => entriesIn(part, `${at}.${key}`));
  return isEvidence(value) ? [{ source: value.source, checked: value.checked, at }, ...below] : below;
}

/** What was last checked more than a year before `today` (`YYYY-MM-DD`), or is said to be checked later than that. */
export function overdueOn(today: string, entries: readonly Entry[]): Entry[] {
  const yearBefore = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return entries.filter(({ checked }) => checked < yearBefore || checked > today);
}
