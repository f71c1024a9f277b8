import { billing } from '@nestwell/contracts/billing';
import {
  teamPage,
  type DeclaredQueries,
  type RenderFault,
  type QueriesOrder,
} from '@nestwell/contracts/delivery';
import { readAs } from '@nestwell/domain/reading';
import { readOf } from '@nestwell/remote-kit';
import { forMember, type PageQueries } from '@nestwell/remote-kit/declaration/page-queries';
import { matchPath } from 'react-router-dom';
import { adminActions, overview } from '../platform/platform.queries';
import { errorText } from '../signals/error-text';
import { during } from '../watch/running';
import { memberOf } from './member-of';
import { outcomeOf, type Build } from './server-remotes';
import { renderFor } from './render-for';

/** What the gate reads on every page. */
const onEveryPage = forMember(({ id: userId }) => [
  readOf(billing.subscriptionStatus, { params: { userId } }),
]);

const ofShell: PageQueries = {
  [teamPage.path]: forMember(({ role }) => (role === 'admin' ? [overview, adminActions] : [])),
};

/** The queries that the shell and the remotes of a page declare for it. A remote that throws declares none. */
export function pageQueries(order: QueriesOrder, builds: readonly Build[]): DeclaredQueries {
  const { path, address, registry } = order;
  renderFor(order);
  readAs(order.reading);
  const { pathname, searchParams: search } = new URL(`http://site${address}`);
  const visit = { user: memberOf(order), search, params: matchPath(path, pathname)?.params ?? {} };
  const faults: RenderFault[] = [];
  const ofRemotes = builds.flatMap((build) => {
    try {
      const outcome = outcomeOf(build, registry);
      // One that cannot be evaluated is told with the render.
      const queries = 'exports' in outcome ? outcome.exports.pageQueries?.[path] : undefined;
      if (!queries) return [];
      return during(build.owner, 'render', () => queries(visit).map(({ queryKey }) => [...queryKey]));
    } catch (error) {
      faults.push({ owner: build.owner, at: 'render', error: errorText(error) });
      return [];
    }
  });
  const queryKeys = [...onEveryPage(visit), ...(ofShell[path]?.(visit) ?? [])].map(
    ({ queryKey }) => queryKey,
  );
  return { queryKeys: [...queryKeys, ...ofRemotes], faults };
}
