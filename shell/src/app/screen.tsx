import { samePath } from '@nestwell/contracts/delivery';
import { useUser } from '@nestwell/remote-kit';
import { Navigate } from '@nestwell/remote-kit/router';
import { Home } from '../home/home';
import { NotFound } from '../pages/not-found';
import { SignIn } from '../pages/sign-in';
import { Loading } from '../pages/loading';
import { RemotePage } from '../pages/remote-page';
import { TeamPage } from '../platform/team-page';
import type { CurrentPage } from '../routing/current-page';
import { usePathFor } from '../routing/page-for';

/** What the address and the session together show. */
export function Screen({ current }: { current: CurrentPage }) {
  const { user, status } = useUser();
  const plans = usePathFor('purchase');
  const { page } = current;
  if (!page.open && !user) {
    if (status === 'loading') return <Loading text={page.loading} />;
    if (status === 'ready' && current.kind === 'home' && plans !== undefined) {
      // Another screen may be on its way already: it is drawn in pieces, after the sign-out that led to it.
      return samePath(location.pathname, '/') ? (
        <Navigate to={plans} replace />
      ) : (
        <Loading text={page.loading} />
      );
    }
    return <SignIn text={page.signIn} offline={status === 'offline'} />;
  }
  if (current.kind === 'home') return <Home />;
  if (current.kind === 'team') return <TeamPage />;
  if (current.kind !== 'remote') return <NotFound />;
  return (
    <RemotePage key={`${page.path} ${current.loader.currentVersion}`} loader={current.loader} page={page} />
  );
}
