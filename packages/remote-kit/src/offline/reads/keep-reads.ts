import type { KeptRead } from '@nestwell/contracts/kernel';
import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';
import { storedUserId } from '../../request/stored-user';
import { natives } from '../../state/natives';
import type { KeptAnswer } from '../database';
import { withWaiting } from '../outbox/shown-waiting';
import type { Waiting } from '../outbox/waiting';
import type { KeptAnswers } from './answers';

/** How long a screen waits for the network before it shows what it had, in milliseconds. */
const PATIENCE = 3000;
/** Changes that come together are written together. */
const GATHERED = 500;

type AnyQuery = Query<unknown>;

export const keptOf = (query: Pick<AnyQuery, 'meta'>): KeptRead | undefined =>
  query.meta?.kept as KeptRead | undefined;

/**
 * Writes each answer of hers down, and gives it back where the network does not: the network is always asked first, so
 * that nothing old is shown where something new can be had. Returns how to stop.
 */
export function keepReads(
  client: QueryClient,
  answers: KeptAnswers,
  waiting: () => readonly Waiting[],
): () => void {
  const persister = persisterOver(answers, waiting);
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ ...client.getDefaultOptions(), queries: { ...queries, persister } });
  return follow(client, answers, waiting);
}

function persisterOver(answers: KeptAnswers, waiting: () => readonly Waiting[]): QueryPersister {
  return async (queryFn, context, query) => {
    const asked = query as unknown as AnyQuery;
    let filling: Promise<void> | undefined;
    const fill = () => (filling ??= fillFrom(answers, asked, waiting));
    const stop = natives.after(PATIENCE, () => void fill());
    if (!navigator.onLine) void fill();
    try {
      // What the server answers does not know what waits.
      return withWaiting(await queryFn(context), asked, waiting()) as never;
    } catch (error) {
      if (error instanceof TypeError) await fill();
      throw error;
    } finally {
      stop();
    }
  };
}

/** Shows what was kept, as of when it was read; what is on the screen already is newer. */
async function fillFrom(
  answers: KeptAnswers,
  query: AnyQuery,
  waiting: () => readonly Waiting[],
): Promise<void> {
  const kept = keptOf(query);
  if (!kept || query.state.data !== undefined) return;
  fill(query, await answers.find(query.queryKey, query.queryHash, kept.by).catch(() => undefined), waiting);
}

/** In the moment in which a screen first asks for it; asked for all the same, should something new be there. */
function fillAhead(answers: KeptAnswers, query: AnyQuery, waiting: () => readonly Waiting[]): void {
  const kept = keptOf(query);
  const found = kept && answers.findAhead(query.queryKey, query.queryHash, kept.by);
  if (!found || query.state.data !== undefined) return;
  fill(query, found, waiting);
  query.invalidate();
}

function fill(query: AnyQuery, found: KeptAnswer | undefined, waiting: () => readonly Waiting[]): void {
  if (!found || query.state.data !== undefined) return;
  const newer = waiting().filter(({ id }) => id > found.through);
  query.setData(withWaiting(found.data, query, newer), { updatedAt: found.at, manual: true });
}

function follow(client: QueryClient, answers: KeptAnswers, waiting: () => readonly Waiting[]): () => void {
  const written = new Map<string, unknown>();
  const changed = new Set<AnyQuery>();
  let stopWaiting: (() => void) | undefined;

  const write = () => {
    stopWaiting?.();
    stopWaiting = undefined;
    const userId = storedUserId();
    const fresh = [...changed].filter(({ queryHash, state }) => written.get(queryHash) !== state.data);
    changed.clear();
    if (userId === null) return written.clear();
    for (const { queryHash, state } of fresh) written.set(queryHash, state.data);
    const through = Math.max(0, ...waiting().map(({ id }) => id));
    const rows = fresh.map(({ queryHash, queryKey, state }) => ({
      userId,
      hash: queryHash,
      key: queryKey,
      data: state.data,
      at: state.dataUpdatedAt,
      through,
    }));
    answers.keep(rows).catch((error: unknown) => console.warn('[offline] could not be kept', error));
  };
  const note = (query: AnyQuery) => {
    if (!keptOf(query) || query.state.data === undefined) return;
    changed.add(query);
    stopWaiting ??= natives.after(GATHERED, write);
  };

  for (const query of client.getQueryCache().getAll()) note(query as AnyQuery);
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    // What came with the page is known as one to be kept once somebody shows it.
    if (type === 'added') fillAhead(answers, query as AnyQuery, waiting);
    if (type === 'updated' || type === 'observerAdded') note(query as AnyQuery);
    if (type === 'removed') written.delete(query.queryHash);
  });
  // What she saw last is what she finds without a network, also where she left at once; a phone may end a page that is
  // only behind another, and tells it nothing.
  const leave = () => {
    if (stopWaiting) write();
  };
  const stopLeaving = natives.listen(window, 'pagehide', leave);
  const stopHiding = natives.listen(document, 'visibilitychange', leave);
  return () => {
    unsubscribe();
    stopLeaving();
    stopHiding();
    stopWaiting?.();
  };
}
