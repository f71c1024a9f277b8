import { lazyParts, LoadFailure } from '@nestwell/ui';
import { CardsSkeleton } from './cards-skeleton';

const panel = lazyParts(() => import('./trends-panel'));

/** The charts and what draws them are fetched by whoever opens Trends. */
export function TrendsLater() {
  const { parts, failed, retry } = panel.useParts();
  if (parts) return <parts.TrendsPanel />;
  return failed ? (
    <LoadFailure retrying={false} onRetry={retry}>
      These charts didn’t load.
    </LoadFailure>
  ) : (
    <CardsSkeleton />
  );
}
