import {
  keyOf,
  urlOf,
  type ListEndpoint,
  type LooseArgs,
  type ReadParameters,
  type ResultOf,
} from '@nestwell/contracts/kernel';
import { jsonOrNothing } from './call';
import { read } from './read';

/** One page of a list. */
export interface ListPage<Rows> {
  rows: Rows;
  /** Where the next one begins; undefined on the last. */
  next?: string;
}

/** Key and fetcher of a list that is read a page at a time, for `useInfiniteQuery`. */
export function pagesOf<E extends ListEndpoint>(endpoint: E, ...parameters: ReadParameters<E>) {
  const { path } = endpoint;
  const { query, ...loose } = (parameters[0] ?? {}) as LooseArgs;
  return {
    queryKey: [...keyOf(endpoint, ...parameters), 'pages'],
    meta: { kept: endpoint.kept && {} },
    queryFn: async ({ pageParam, signal }: PageContext): Promise<ListPage<ResultOf<E>>> => {
      const url = urlOf({ path }, { ...loose, query: { ...query, before: pageParam ?? undefined } });
      const response = await read(url, signal, endpoint.access);
      if (response === null) return { rows: [] as ResultOf<E> };
      return { rows: (await jsonOrNothing(response)) as ResultOf<E>, next: nextIn(response.headers) };
    },
    // No `undefined`, which JSON has no word for: the first page may come with the document.
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: ListPage<ResultOf<E>>) => next,
  };
}

interface PageContext {
  pageParam: string | null;
  signal?: AbortSignal;
}

/** The cursor in `Link: </api/…?before=…>; rel="next"`. */
function nextIn(headers: Headers): string | undefined {
  const address = /<([^<>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  if (address === undefined) return undefined;
  return new URL(address, window.location.href).searchParams.get('before') ?? undefined;
}
