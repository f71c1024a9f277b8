import type { PageEntry } from '@nestwell/contracts/delivery';
import { startTransition, Suspense, useCallback, useEffect, useState, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { patiently } from '../remotes/patience';
import type { LoadedRemote, RemoteLoader } from '../remotes/remote-loader';
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

type PageState =
  { phase: 'loading' } | { phase: 'ready'; Page: ComponentType; loaded: LoadedRemote } | { phase: 'failed' };

const CHUNK_WAIT = { deadline: 8000, tries: 3 };

/** A page of a remote: its own chunk, then the last good version's, then a page that says what happened. */
export function RemotePage({ loader, page }: RemotePageProps) {
  const [state, setState] = useState<PageState>({ phase: 'loading' });

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
  useEffect(() => void show(currentPage(loader, loader.loaded(), page.path)), [loader, page.path, show]);

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
  const replace = (error: unknown) => {
    if (loaded.release.version !== loader.currentVersion) return setState({ phase: 'failed' });
    return void show(loader.lastGood(error).then((previous) => pageOf(previous, page.path)));
  };
  return (
    <SlotBoundary
      key={loaded.release.version}
      mend={loader.mend}
      onError={replace}
      fallback={<PageSkeleton title={page.title} />}
    >
      <Watched owner={owner}>
        <div className={css.owned} data-remote={owner}>
          <Suspense
            fallback={
              <Overdue onLate={replace}>
                <PageSkeleton title={page.title} />
              </Overdue>
            }
          >
            <Routes>
              <Route path={page.path} element={<Page />} />
            </Routes>
          </Suspense>
        </div>
      </Watched>
    </SlotBoundary>
  );
}

async function currentPage(
  loader: RemoteLoader,
  loading: Promise<LoadedRemote>,
  path: string,
): Promise<PageState> {
  try {
    return await pageOf(await loading, path);
  } catch (error) {
    return pageOf(await loader.lastGood(error), path);
  }
}

async function pageOf(loaded: LoadedRemote, path: string): Promise<PageState> {
  const declared = loaded.declaration.pages.find((candidate) => candidate.path === path);
  if (!declared) throw new Error(`${loaded.release.scope} has no page ${path}`);
  return { phase: 'ready', Page: await patiently(declared.load, CHUNK_WAIT), loaded };
}
