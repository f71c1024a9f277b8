import { deviceDate } from '@nestwell/domain/device-time';
import {
  Bone,
  ChevronLeft,
  ChevronRight,
  ChipRow,
  FilterChip,
  IconButton,
  LoadFailure,
  Skeleton,
  warmCharts,
} from '@nestwell/ui';
import { useEffect, useState } from 'react';
import { periodOf, type Span } from './lib/period';
import * as css from './progress-page.module.css';
import { usePeriod } from './progress.queries';
import { TrendCards } from './trend-cards';

/** Charts of one week or month; earlier ones are a step back. */
export function TrendsPanel() {
  const [span, setSpan] = useState<Span>('week');
  const [back, setBack] = useState(0);
  const period = periodOf(span, back, deviceDate(new Date()));
  const days = usePeriod(period);
  useEffect(warmCharts, []);
  const choose = (next: Span) => {
    setSpan(next);
    setBack(0);
  };
  return (
    <div className={css.trends}>
      <div className={css.range}>
        <div className={css.steps}>
          <IconButton label={`Previous ${span}`} onClick={() => setBack(back + 1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <b className={css.period} role="status">
            {period.title}
          </b>
          <IconButton label={`Next ${span}`} disabled={back === 0} onClick={() => setBack(back - 1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
        <ChipRow label="Range">
          <FilterChip pressed={span === 'week'} onClick={() => choose('week')}>
            Week
          </FilterChip>
          <FilterChip pressed={span === 'month'} onClick={() => choose('month')}>
            Month
          </FilterChip>
        </ChipRow>
      </div>
      {days.isPending && <ChartsSkeleton />}
      {days.isLoadingError && <LoadFailure retrying={days.isFetching} onRetry={() => void days.refetch()} />}
      {days.data && <TrendCards period={period} entries={days.data} />}
    </div>
  );
}

function ChartsSkeleton() {
  return (
    <Skeleton label="Loading trends" className={css.charts}>
      {Array.from({ length: 3 }, (_, index) => (
        <Bone key={index} height="16rem" />
      ))}
    </Skeleton>
  );
}
