import type { TrackingEntry } from '@nestwell/contracts/fitness';
import { Bone, Button, Skeleton } from '@nestwell/ui';
import type { ReactNode } from 'react';
import * as css from './today.module.css';

interface TodayQuery {
  data: TrackingEntry | null | undefined;
  isPending: boolean;
  isLoadingError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface TodayFiguresProps {
  query: TodayQuery;
  /** Names the waiting region. */
  label: string;
  className?: string;
  children: (entry: TrackingEntry | null) => ReactNode;
}

/** Waiting and failure of a figure in Today's progress, in the room of the figure itself. */
export function TodayFigures({ query, label, className, children }: TodayFiguresProps) {
  if (query.isPending) {
    return (
      <Skeleton label={label} className={className}>
        <Bone shape="egg" />
        <Bone width="60%" />
      </Skeleton>
    );
  }
  if (query.isLoadingError) {
    return (
      <div className={css.failure} role="alert">
        <span>This part didn’t load.</span>
        <Button variant="quiet" small busy={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return <div className={className}>{children(query.data ?? null)}</div>;
}
