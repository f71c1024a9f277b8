import { useLocation } from '@nestwell/remote-kit/router';
import { isPartId, type PartId } from './part';
import type { Range } from './range';

/** What she chose for a page. It lies in its place of the history: never in an address, and nowhere once she has left. */
export interface Choice {
  range: Range;
  parts: readonly PartId[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

export function useChoice(): Choice | undefined {
  const state = useLocation().state as { choice?: Partial<Choice> } | null;
  const { range, parts } = state?.choice ?? {};
  if (!range || !isText(range.from) || !isText(range.to) || !Array.isArray(parts)) return undefined;
  return { range, parts: parts.filter(isPartId) };
}
