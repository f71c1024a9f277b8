import { useMember } from '@nestwell/remote-kit';
import { LoadFailure, warmCharts } from '@nestwell/ui';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { CardsSkeleton } from './cards-skeleton';
import { figuresOf } from '../../../lib/trends/figures';
import { measuresOf } from '../../../lib/trends/measures';
import { RangeBar } from './range-bar';
import { TrendCards } from './trend-cards';
import { TrendTools } from './trend-tools';
import * as css from './trends.module.css';
import { useEatenDays, useTrackedDays } from './trends.queries';
import { useLookedAt } from './use-looked-at';

/** Her figures over a week, a month, three months, a year or a pregnancy. */
export function TrendsPanel() {
  const member = useMember();
  const lookedAt = useLookedAt();
  const { period, today } = lookedAt;
  const tracked = useTrackedDays(period);
  const eaten = useEatenDays(period);
  const loaded = useMemo(
    () =>
      tracked.data && !eaten.isPending
        ? {
            period,
            today,
            days: figuresOf(tracked.data, eaten.data ?? []),
            measures: measuresOf(member).filter(
              ({ figure }) => eaten.data !== undefined || (figure !== 'calories' && figure !== 'protein'),
            ),
          }
        : null,
    [tracked.data, eaten.data, eaten.isPending, period, today, member],
  );
  // The range answers at once; a page of charts is drawn in pieces behind it.
  const drawn = useDeferredValue(loaded, null);
  useEffect(warmCharts, []);
  return (
    <div className={css.trends}>
      <RangeBar lookedAt={lookedAt} tools={loaded && <TrendTools {...loaded} />} />
      {tracked.isLoadingError ? (
        <LoadFailure retrying={tracked.isFetching} onRetry={() => void tracked.refetch()} />
      ) : loaded && drawn ? (
        <TrendCards
          {...drawn}
          eaten={{
            failed: eaten.isLoadingError,
            retrying: eaten.isFetching,
            retry: () => void eaten.refetch(),
          }}
        />
      ) : (
        <CardsSkeleton />
      )}
    </div>
  );
}
