import { useUser } from '@nestwell/remote-kit';
import { lazy, Suspense } from 'react';
import { NotFound } from '../pages/not-found';
import { PageSkeleton } from '../pages/page-skeleton';

const PlatformPage = lazy(() =>
  import('./platform-page').then(({ PlatformPage: page }) => ({ default: page })),
);

/** For the team only: to anybody else the page does not exist. */
export function TeamPage() {
  const { user } = useUser();
  if (user?.role !== 'admin') return <NotFound />;
  return (
    <Suspense fallback={<PageSkeleton title="Platform" />}>
      <PlatformPage />
    </Suspense>
  );
}
