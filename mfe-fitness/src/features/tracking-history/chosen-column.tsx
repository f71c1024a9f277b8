import { dayAndMonth, fullDay, type LocalDate } from '@nestwell/domain/calendar-days';
import { BarChart, Card, LineChart, Numeral } from '@nestwell/ui';
import * as css from './history-desk.module.css';
import type { HistoryColumn } from './lib/history-columns';
import { type HistoryRow, valueOf } from './lib/history-rows';

interface ChosenColumnProps {
  column: HistoryColumn;
  rows: readonly HistoryRow[];
  chosen: LocalDate;
}

/** The column whose head was pressed, drawn over the period, and on how many days its mean rests. */
export function ChosenColumn({ column, rows, chosen }: ChosenColumnProps) {
  const { title, unit, figure, colour, drawn, words } = column;
  const values = rows.flatMap((row) => valueOf(row, figure) ?? []).map(drawn);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const points = [...rows].reverse().map((row) => {
    const value = valueOf(row, figure);
    const { date } = row;
    return {
      label: dayAndMonth(date),
      name: fullDay(date),
      value: value === null ? null : drawn(value),
      today: date === chosen,
    };
  });
  const Chart = figure === 'weight' ? LineChart : BarChart;
  const spoken = unit === '' ? `${title} by day` : `${title} by day in ${unit}`;
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
        <Chart
          title={spoken}
          colour={colour}
          points={points}
          format={words === undefined ? undefined : (level) => words[level] ?? ''}
        />
      )}
    </Card>
  );
}
