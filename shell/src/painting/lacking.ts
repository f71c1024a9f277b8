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
        ({ state, options, queryKey }) =>
          state.data === undefined && isRead(options, queryKey) && isAddress(queryKey),
      )
      .slice(0, MOST)
      .map(({ queryKey }) => [...(queryKey as string[])]);
}

/** One that is made with `readOf` or `pagesOf`, and is wanted. */
const isRead = (
  { meta, enabled, behavior }: { meta?: object; enabled?: unknown; behavior?: unknown },
  key: readonly unknown[],
): boolean =>
  meta !== undefined &&
  'kept' in meta &&
  enabled !== false &&
  (behavior === undefined || key.at(-1) === 'pages');

const isAddress = (key: readonly unknown[]): boolean =>
  key.every((segment) => typeof segment === 'string') && key[0]?.startsWith('/api/') === true;
