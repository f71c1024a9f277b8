import { useUser } from '@nestwell/remote-kit';
import { lazyParts, LoadFailure } from '@nestwell/ui';
import { NotFound } from '../pages/not-found';
import { PageSkeleton } from '../pages/page-skeleton';

const page = lazyParts(() => import('./platform-page'));

/** For the team only: to anybody else the page does not exist. */
export function TeamPage() {
  const { user } = useUser();
  const isTeam = user?.role === 'admin';
  const { parts, failed, retry } = page.useParts(isTeam);
  if (!isTeam) return <NotFound />;
  if (failed) return <LoadFailure onRetry={retry} />;
  return parts ? <parts.PlatformPage /> : <PageSkeleton title="Platform" />;
}
