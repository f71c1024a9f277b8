import { account } from '@nestwell/contracts/account';
import { keyOf } from '@nestwell/contracts/kernel';
import {
  pageDataIds,
  type PrefetchedQueries,
  type RegisteredRemote,
  type Registry,
} from '@nestwell/contracts/delivery';

const elementOf = (id: string) => new RegExp(`(<script type="application/json" id="${id}"[^>]*>)([^<]*)`);

/** What a page carries in one of its JSON elements; undefined where it has none. */
function dataOf(html: string, id: string): string | undefined {
  return elementOf(id).exec(html)?.[2];
}

/**
 * The page of the shell under development with what a page of the live site carries: its configuration, the queries that
 * were prefetched for it, the open preview, and its registry, in which the modules under development stand in for the released
 * ones. Undefined where the live page carries no data.
 */
export function withLiveData(
  page: string,
  livePage: string,
  hot: Record<string, RegisteredRemote>,
): string | undefined {
  const { registry: registryId, config: configId, queries: queriesId, overlay: overlayId } = pageDataIds;
  const [registry, config, queries, overlay] = [registryId, configId, queriesId, overlayId].map((id) =>
    dataOf(livePage, id),
  );
  if (registry === undefined || config === undefined) return undefined;
  const { rev, remotes } = JSON.parse(registry) as Registry;
  const mixed: Registry = { rev, remotes: { ...remotes, ...hot } };
  const parts = {
    [pageDataIds.registry]: JSON.stringify(mixed).replaceAll('<', '\\u003c'),
    [pageDataIds.config]: config,
    [pageDataIds.queries]: queries ?? 'null',
  };
  return Object.entries(parts).reduce(
    (html, [id, json]) => html.replace(elementOf(id), (_, tag: string) => tag + json),
    page.replace('</head>', () => `${openPreview(overlay)}${rememberingHer(queries)}</head>`),
  );
}

const openPreview = (overlay: string | undefined) =>
  overlay === undefined
    ? ''
    : `<script type="application/json" id="${pageDataIds.overlay}">${overlay}</script>\n`;

/**
 * Her session came with the site's cookies; that somebody is signed in, the shell knows from what the browser keeps for
 * each origin, and this one is new.
 */
function rememberingHer(queries = 'null'): string {
  const [ofUser] = keyOf(account.getUser, { params: { userId: 'any' } });
  const prefetched = JSON.parse(queries) as PrefetchedQueries | null;
  const her = prefetched?.state.queries.find(
    ({ queryKey, state }) => queryKey.length === 2 && queryKey[0] === ofUser && Boolean(state.data),
  );
  return her === undefined
    ? ''
    : `<script>localStorage.setItem('userId', ${JSON.stringify(her.queryKey[1])})</script>\n`;
}
