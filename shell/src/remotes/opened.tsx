import type { PageEntry } from '@nestwell/contracts/delivery';
import { use, type ReactNode } from 'react';
import { openingOf, type PageState } from './opening';
import type { RemoteLoader } from './remote-loader';
import { requireRenderedBy, useIsHydrating } from './hydrating';

interface OpenedProps {
  loader: RemoteLoader;
  page: PageEntry;
  /** Is told the page only while a server-rendered one is taken over, and on the server itself. */
  children: (first: PageState | undefined) => ReactNode;
}

/** Waits for the code of a page that the server rendered; stands inside a Suspense boundary of its own. */
export function Opened(props: OpenedProps) {
  return <Awaited {...props} isHydrating={useIsHydrating()} />;
}

/** Apart, because React takes no other hook beside `use` where it takes over a page. */
function Awaited({ loader, page, children, isHydrating }: OpenedProps & { isHydrating: boolean }) {
  if (!isHydrating) return children(undefined);
  const { now, arrival } = openingOf(loader, page.path);
  const first = now ?? (arrival && use(arrival));
  if (first?.phase === 'ready') requireRenderedBy(loader, first.loaded);
  return children(first);
}
