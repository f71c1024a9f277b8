import type { LocalDate } from '@nestwell/domain/calendar-days';
import { Card, lazyParts, LoadFailure, Numeral } from '@nestwell/ui';
import * as css from './history-desk.module.css';
import type { HistoryColumn } from './lib/history-columns';
import { type HistoryRow, valueOf } from './lib/history-rows';

/** What draws is fetched where there is room for it. */
const chart = lazyParts(() => import('./column-chart'));

interface ChosenColumnProps {
  column: HistoryColumn;
  rows: readonly HistoryRow[];
  chosen: LocalDate;
}

/** The column whose head was pressed, drawn over the period, and on how many days its mean rests. */
export function ChosenColumn({ column, rows, chosen }: ChosenColumnProps) {
  const { title, unit, figure, drawn, words } = column;
  const { parts, failed, retry } = chart.useParts();
  const values = rows.flatMap((row) => valueOf(row, figure) ?? []).map(drawn);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return (
    <Card aria-labelledby="chosen-column">
      <div className={css.head}>
        <h2 id="chosen-column">{title}</h2>
        {values.length > 0 && words === undefined && (
          <Numeral className={css.mean}>
            {mean.toFixed(1)} {unit}
          </Numeral>
        )}
      </div>
      <p className={css.note}>
        {words === undefined ? 'Average over' : 'Logged on'} {values.length} of {rows.length}{' '}
        {figure === 'sleepHours' ? 'nights' : 'days'}
      </p>
      {values.length > 0 && (
        <div className={css.drawing}>
          {parts ? (
            <parts.ColumnChart {...{ column, rows, chosen }} />
          ) : (
            failed && (
              <LoadFailure retrying={false} onRetry={retry}>
                This chart didn’t load.
              </LoadFailure>
            )
          )}
        </div>
      )}
    </Card>
  );
}
