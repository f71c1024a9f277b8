import { lazy, Suspense, useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { PageDeclaration, RemoteDeclaration } from '../declaration/define-remote';
import { slots } from '../declaration/slots';
import { useUser } from '../hooks/use-user';
import { PagePath } from '../host/page-path';
import * as css from './preview.module.css';

export function PreviewContent({ remote }: { remote: RemoteDeclaration }) {
  return (
    <main>
      <Routes>
        {remote.pages.map((page) => (
          <Route key={page.path} path={page.path} element={<PreviewPage page={page} />} />
        ))}
        <Route path="*" element={<Widgets remote={remote} />} />
      </Routes>
    </main>
  );
}

/** A page that needs somebody signed in is not shown to a visitor, as in the site. */
function PreviewPage({ page }: { page: PageDeclaration }) {
  const { user } = useUser();
  const Page = useMemo(() => lazy(async () => ({ default: await page.load() })), [page]);
  if (!user && !page.open) return <p role="status">{page.signIn ?? 'Please log in to see this page.'}</p>;
  return (
    <Suspense fallback={<p role="status">Loading…</p>}>
      <PagePath value={page.path}>
        <Page />
      </PagePath>
    </Suspense>
  );
}

function Widgets({ remote }: { remote: RemoteDeclaration }) {
  return (
    <div className={css.widgets}>
      {remote.widgets.map(({ slot, component: Widget, height }) => (
        <section key={slot} aria-label={slot}>
          <p className={css.slot}>{slot}</p>
          <div style={{ minHeight: height ?? slots[slot].height[0] }}>
            <Widget />
          </div>
        </section>
      ))}
    </div>
  );
}
