import { fitness, type CheckIn, type TrackingEntry } from '@nestwell/contracts/fitness';
import { fullDay, nearDay, type LocalDate } from '@nestwell/domain/calendar-days';
import { useMember, WaitingMark, useDeviceDate } from '@nestwell/remote-kit';
import { Badge, Card, EmptyState, List, ListRow, LoadFailure, Skeleton } from '@nestwell/ui';
import { useHistory } from './history.queries';
import { dayWords } from './lib/day-words';
import type { HistoryRange } from './lib/history-range';

interface HistoryDaysProps {
  range: HistoryRange;
  checkInOf: (entry: TrackingEntry) => CheckIn | null | undefined;
  onSelect: (entry: TrackingEntry) => void;
}

export function HistoryDays({ range, checkInOf, onSelect }: HistoryDaysProps) {
  const member = useMember();
  const today = useDeviceDate();
  const history = useHistory(range);
  if (history.isPending) return <Skeleton label="Loading tracking history" rows={6} />;
  if (history.isLoadingError) {
    return (
      <LoadFailure retrying={history.isFetching} onRetry={() => void history.refetch()}>
        Failed to fetch tracking history
      </LoadFailure>
    );
  }
  if (history.data.length === 0) {
    return (
      <EmptyState level={2} art="moon" title="Nothing logged here">
        Days you log stand here, newest first. Gaps are only gaps.
      </EmptyState>
    );
  }
  return (
    <Card aria-label={range.title}>
      <List aria-label="Tracked days">
        {history.data.map((entry) => (
          <ListRow
            key={entry.date}
            title={titleOf(entry.date, today)}
            meta={dayWords(entry, member) || 'No figures'}
            mark={<WaitingMark read={fitness.listTracking} row={entry.date} />}
            end={checkInOf(entry) && <Badge tone="heather">Check-in</Badge>}
            onSelect={() => onSelect(entry)}
          />
        ))}
      </List>
    </Card>
  );
}

function titleOf(date: LocalDate, today: LocalDate): string {
  const near = nearDay(date, today);
  return near === null ? fullDay(date) : `${near}, ${fullDay(date)}`;
}
