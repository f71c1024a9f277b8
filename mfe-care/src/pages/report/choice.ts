import { usePlaceState } from '../../lib/use-place-state';
import { isPartId, type PartId } from './part';
import type { Range } from './range';

/** What she chose for a page. It lies in its place of the history: never in an address, and nowhere once she has left. */
export interface Choice {
  range: Range;
  parts: readonly PartId[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Null where she made none; undefined while the page is only a picture. */
export function useChoice(): Choice | null | undefined {
  const state = usePlaceState();
  if (state === undefined) return undefined;
  const { range, parts } = (state as { choice?: Partial<Choice> } | null)?.choice ?? {};
  if (!range || !isText(range.from) || !isText(range.to) || !Array.isArray(parts)) return null;
  return { range, parts: parts.filter(isPartId) };
}
