import type { TrackingEntry } from '@nestwell/contracts/fitness';
import { type LocalDate } from '@nestwell/domain/calendar-days';
import { useMember, useDeviceDate } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { LoadFailure, Page, PageHeader, Skeleton } from '@nestwell/ui';
import { useState } from 'react';
import { DaySheet } from '../../lib/day/day-sheet-later';
import { ChosenColumn } from './chosen-column';
import { ChosenDay } from './chosen-day';
import * as css from './history-desk.module.css';
import { HistoryFilters } from './history-filters';
import { useCheckInsOf, useHistory } from './history.queries';
import { HistoryTable } from './history-table';
import { HistoryTools } from './history-tools';
import { anEmptyDay } from './lib/empty-day';
import { columnsOf } from './lib/history-columns';
import { historyRange } from './lib/history-range';
import { type Figure, type Filter, filters, rowsOf, sorted, type Sorting } from './lib/history-rows';

/** The history where there is room: all days of a period as a table, the chosen column drawn beside it. */
export function HistoryDesk() {
  const member = useMember();
  const today = useDeviceDate();
  const [back, setBack] = useState(0);
  const [filter, setFilter] = useState<Filter>('all');
  const [sorting, setSorting] = useState<Sorting>({
    by: 'date',
    descending: true,
  });
  const [figure, setFigure] = useState<Figure>('sleepHours');
  const [chosen, setChosen] = useState<LocalDate>(today);
  const [edited, setEdited] = useState<TrackingEntry | null>(null);
  const range = historyRange(back, today);
  const history = useHistory(range);
  const checkIns = useCheckInsOf(range);
  const columns = columnsOf(member);
  const column = columns.find((one) => one.figure === figure) ?? columns[0];
  const rows = rowsOf(range, {
    entries: history.data ?? [],
    checkIns: checkIns.data ?? [],
    today,
  });
  const shown = sorted(rows.filter(filters[filter].keeps), sorting);
  const row = rows.find(({ date }) => date === chosen) ?? rows[0];
  const correct = (date: LocalDate) => {
    setChosen(date);
    setEdited(rows.find((one) => one.date === date)?.entry ?? anEmptyDay(member.id, date));
  };
  const sort = (by: Sorting['by']) => {
    if (by !== 'date') setFigure(by);
    setSorting({
      by,
      descending: sorting.by === by ? !sorting.descending : true,
    });
  };
  return (
    <Page className={css.page}>
      <PageHeader
        title="Tracking history"
        back={{ to: '/progress', label: 'Progress', Link }}
        actions={history.data && <HistoryTools {...{ range, rows, columns }} />}
      />
      <HistoryFilters {...{ back, filter, rows, today }} onBack={setBack} onFilter={setFilter} />
      {history.isPending ? (
        <Skeleton label="Loading tracking history" rows={10} />
      ) : history.isLoadingError ? (
        <LoadFailure retrying={history.isFetching} onRetry={() => void history.refetch()}>
          Failed to fetch tracking history
        </LoadFailure>
      ) : (
        <div className={css.desk}>
          <HistoryTable
            {...{ columns, sorting, figure, chosen, of: rows.length }}
            rows={shown}
            onSort={sort}
            onChoose={setChosen}
            onCorrect={correct}
          />
          <div className={css.aside}>
            {column && <ChosenColumn {...{ column, rows, chosen }} />}
            {row && <ChosenDay {...{ row, columns }} onCorrect={() => correct(row.date)} />}
          </div>
        </div>
      )}
      {edited && (
        <DaySheet
          key={edited.date}
          entry={edited}
          isNew={!history.data?.includes(edited)}
          checkIn={checkIns.data && (checkIns.data.find(({ date }) => date === edited.date) ?? null)}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  );
}
