import type { PageEntry } from '@nestwell/contracts/delivery';
import { memo, startTransition, Suspense, useCallback, useEffect, useState, type ComponentType } from 'react';
import { PagePath } from '@nestwell/remote-kit/host';
import { Opened } from '../remotes/opened';
import { currentPage, pageOf, type PageState } from '../remotes/opening';
import type { RemoteLoader } from '../remotes/remote-loader';
import { Overdue } from '../slots/overdue';
import { Watched } from '../watch/watched';
import { SlotBoundary } from '../slots/slot-boundary';
import { PageFailure } from './page-failure';
import { PageSkeleton } from './page-skeleton';
import * as css from './pages.module.css';

interface RemotePageProps {
  loader: RemoteLoader;
  page: PageEntry;
}

/** What the server rendered of it stands until its code is there, as long as nothing above is drawn anew: hence memo. */
export const RemotePage = memo(function RemotePage(props: RemotePageProps) {
  return (
    <Suspense fallback={<PageSkeleton title={props.page.title} />}>
      <Opened {...props}>{(first) => <PageOfRemote {...props} first={first} />}</Opened>
    </Suspense>
  );
});

/** A page of a remote: its own chunk, then the last good version's, then a page that says what happened. */
function PageOfRemote({ loader, page, first }: RemotePageProps & { first?: PageState }) {
  const [state, setState] = useState<PageState>(first ?? { phase: 'loading' });
  const [isOpened] = useState(first !== undefined);

  const show = useCallback(
    (loading: Promise<PageState>) =>
      loading.then(
        // In pieces: what she taps or types meanwhile comes first.
        (ready) => startTransition(() => setState(ready)),
        (error: unknown) => {
          console.warn(`[page] ${page.path}`, error);
          setState({ phase: 'failed' });
        },
      ),
    [page.path],
  );
  useEffect(() => {
    if (!isOpened) void show(currentPage(loader, loader.loaded(), page.path));
  }, [isOpened, loader, page.path, show]);

  if (state.phase === 'loading') return <PageSkeleton title={page.title} />;
  if (state.phase === 'failed') {
    return (
      <PageFailure
        loader={loader}
        title={page.title}
        onRetry={() => {
          setState({ phase: 'loading' });
          void show(currentPage(loader, loader.again(), page.path));
        }}
      />
    );
  }
  const { Page, loaded } = state;
  const owner = `${loader.id}@${loaded.release.version}`;
  const replace = (error: unknown, componentStack?: string) => {
    if (loaded.release.version !== loader.currentVersion) return setState({ phase: 'failed' });
    return void show(loader.lastGood(error, componentStack).then((previous) => pageOf(previous, page.path)));
  };
  return (
    <SlotBoundary
      key={loaded.release.version}
      onError={replace}
      fallback={<PageSkeleton title={page.title} />}
    >
      <Watched owner={owner}>
        <div className={css.owned} data-remote={owner}>
          <Overdue onLate={replace} waiting={<PageSkeleton title={page.title} />}>
            <PagePath value={page.path}>
              <Screen Page={Page} />
            </PagePath>
          </Overdue>
        </div>
      </Watched>
    </SlotBoundary>
  );
}

/**
 * Drawn by what the page itself learns, not by what its surroundings do, as that it is taken over now: what the server
 * rendered of it and has not come yet would go, and all else be drawn twice.
 */
const Screen = memo(function Screen({ Page }: { Page: ComponentType }) {
  return <Page />;
});
