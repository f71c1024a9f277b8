import type { Query, QueryClient } from '@tanstack/react-query';

/** More than the first screen of any page reads. */
const MOST = 12;

/**
 * Notes what is read from now on. @returns keys of reads that were shown and had no answer: each is an address. What is
 * not kept at all is noted too, although it is gone again by then.
 */
export function noteLacks(queryClient: QueryClient): () => string[][] {
  const added = new Set<Query>();
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added') added.add(query as Query);
  });
  return () =>
    [...added]
      .filter(
        ({ state, options, queryKey }) => state.data === undefined && isRead(options) && isAddress(queryKey),
      )
      .slice(0, MOST)
      .map(({ queryKey }) => [...(queryKey as string[])]);
}

/** One that is made with `readOf`, and is wanted; a list of pages keeps its answers in another shape. */
const isRead = (options: { meta?: object; enabled?: unknown; behavior?: unknown }): boolean =>
  options.meta !== undefined &&
  'kept' in options.meta &&
  options.enabled !== false &&
  options.behavior === undefined;

const isAddress = (key: readonly unknown[]): boolean =>
  key.every((segment) => typeof segment === 'string') && key[0]?.startsWith('/api/') === true;
