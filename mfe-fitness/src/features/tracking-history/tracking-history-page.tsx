import { useWide } from '@nestwell/remote-kit';
import { HistoryDesk } from './history-desk';
import { HistoryList } from './history-list';
import { RefusedDay } from './refused-day';

/** The present list stays where there is no room for a table. */
export function TrackingHistoryPage() {
  return (
    <>
      {useWide() ? <HistoryDesk /> : <HistoryList />}
      <RefusedDay />
    </>
  );
}
