import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { renderedAs } from '@nestwell/remote-kit/host';
import { aUser, stageFor } from '@nestwell/remote-kit/preview';
import type { ReactNode } from 'react';
import { renderBy } from '@nestwell/domain/device-time';
import { htmlOf } from '../render';
import { clockOf } from '../render-clock';
import { contentOf, previewOf, queriesOf, Stage, type RenderedScreen } from './screens';

const ROUNDS = 3;
/** What a scenario leaves without an answer is left out of the server's HTML. */
const PATIENCE = 20;

/** Every screen of a module in every situation of its preview, rendered for a zone; `onError` is told what throws. */
export async function renderAll(
  area: string,
  { zone, now }: { zone: string; now: number },
  onError: (error: unknown) => void,
): Promise<RenderedScreen[]> {
  renderBy(clockOf(zone, { moments: [], ahead: [] }));
  renderedAs(now);
  const { remote, preview } = previewOf(area);
  const pageQueries = queriesOf(area);
  const rendered: RenderedScreen[] = [];
  for (const [name, scenario] of Object.entries(preview.scenarios)) {
    const user = scenario.user === undefined ? aUser() : scenario.user;
    const pages = remote.pages.filter(({ open }) => open === true || user !== null);
    for (const path of [...pages.map((page) => page.path), 'widgets']) {
      const content = await contentOf(remote, path);
      const { host, queryClient } = stageFor(scenario);
      const { queries } = queryClient.getDefaultOptions();
      queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
      const stage = <Stage {...{ host, queryClient, path }}>{content}</Stage>;
      const { html, firstReads } = await drawn(stage, queryClient, onError);
      const all = queryClient.getQueryCache().getAll();
      const answers = all
        .filter(({ state }) => state.data !== undefined)
        .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
      const declared = pageQueries[path === 'widgets' ? '/' : path]?.({
        user,
        search: new URLSearchParams(),
        params: { id: 'one' },
      });
      rendered.push({
        scenario: name,
        path,
        html,
        moment: now,
        user,
        config: scenario.config,
        answers,
        reads: all.filter(isRead).map(({ queryHash }) => queryHash),
        firstReads,
        declared: (declared ?? []).map(({ queryKey }) => hashKey(queryKey)),
      });
      queryClient.clear();
    }
  }
  const paths = ['/', ...remote.pages.map(({ path }) => path)];
  for (const path of Object.keys(pageQueries))
    if (!paths.includes(path)) onError(new Error(`${path} declares queries, and is no page of ${area}`));
  // The browser, which comes next, has a clock of its own.
  renderBy(undefined);
  return rendered;
}

/** With the answers that its first renders lacked. */
async function drawn(stage: ReactNode, client: QueryClient, onError: (error: unknown) => void) {
  let firstReads: string[] | undefined;
  for (let round = 1; ; round += 1) {
    const html = await htmlOf(stage, onError);
    const lacking = client.getQueryCache().getAll().filter(isWanted);
    firstReads ??= lacking.map(({ queryHash }) => queryHash);
    if (lacking.length === 0 || round === ROUNDS) return { html, firstReads };
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    await Promise.race([Promise.allSettled(lacking.map((query) => query.fetch())), patience]);
    if (lacking.every(({ state }) => state.data === undefined)) return { html, firstReads };
  }
}

const isWanted = (query: Query) => query.state.data === undefined && isRead(query);

function isRead({ options, meta }: Query): boolean {
  const { enabled } = options as { enabled?: unknown };
  return meta !== undefined && 'kept' in meta && enabled !== false;
}
