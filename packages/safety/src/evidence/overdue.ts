import type { Evidence } from './evidence';

/** Of a source that was not read: its rule stands in the careful form, and waits for a clinician. */
const UNREAD = '';

/** An entry with the way to it, for whoever has to check it again. */
export interface Entry extends Evidence {
  at: string;
}

export const isEvidence = (value: unknown): value is Evidence =>
  typeof value === 'object' && value !== null && 'checkedOn' in value && 'source' in value;

const evidenceOf = ({ source, checkedOn, checkedBy }: Evidence): Evidence => ({
  source,
  checkedOn,
  checkedBy,
});

/** Every entry below a value, the value itself included. */
export function entriesIn(value: unknown, at: string): Entry[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, part]) => entriesIn(part, `${at}.${key}`));
  return isEvidence(value) ? [{ ...evidenceOf(value), at }, ...below] : below;
}

/** What was last checked more than a year before `today` (`YYYY-MM-DD`), or is said to be checked later than that. */
export function overdueOn(today: string, entries: readonly Entry[]): Entry[] {
  const yearBefore = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return entries.filter(
    ({ checkedOn }) => checkedOn !== UNREAD && (checkedOn < yearBefore || checkedOn > today),
  );
}

/** Entries whose source was never read. */
export const unreadOf = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ checkedOn }) => checkedOn === UNREAD);

/** Entries that no clinician has read. */
export const unreviewedOf = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ checkedBy }) => !checkedBy);
