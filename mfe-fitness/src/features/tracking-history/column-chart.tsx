import { dayAndMonth, dayOfMonth, fullDay, type LocalDate } from '@nestwell/domain/calendar-days';
import { levelOf } from '../../lib/levels';
import { EggMonth } from '../../lib/egg-month';
import { Bars } from '../../lib/chart/bars';
import { WeightChart } from '../../lib/chart/weight-chart';
import type { Mark } from '../../lib/trends/figures';
import { summaryOf, weighingsSummary } from '../../lib/trends/summary';
import type { HistoryColumn } from './lib/history-columns';
import { type HistoryRow, valueOf } from './lib/history-rows';

export interface ColumnChartProps {
  column: HistoryColumn;
  /** Not empty, the newest first. */
  rows: readonly HistoryRow[];
  chosen: LocalDate;
}

/** A column of the history as Trends draws it, the chosen day marked. */
export function ColumnChart({ column, rows, chosen }: ColumnChartProps) {
  const { figure, title, words } = column;
  const marks = [...rows].reverse().map((row) => markOf(row, column));
  if (words === undefined) return <FigureChart {...{ column, marks, chosen }} />;
  const points = marks.map(({ from, name, value }) => ({
    label: String(dayOfMonth(from)),
    name,
    level: levelOf(value),
    today: from === chosen,
  }));
  return (
    <EggMonth
      kind={figure === 'mood' ? 'mood' : 'energy'}
      title={`${title} by day`}
      from={marks[0]?.from ?? chosen}
      points={points}
      words={words}
    />
  );
}

interface FigureChartProps {
  column: HistoryColumn;
  marks: readonly Mark[];
  chosen: LocalDate;
}

function FigureChart({ column, marks, chosen }: FigureChartProps) {
  const { figure, title, unit, hue } = column;
  const from = marks[0]?.from ?? chosen;
  const to = marks.at(-1)?.to ?? chosen;
  const period = {
    span: 'month',
    by: 'day',
    from,
    to,
    title: `${dayAndMonth(from)} to ${dayAndMonth(to)}`,
  } as const;
  const measure = { figure, title, unit, column: title, hue, format: tenth };
  const drawing = { measure, period, stages: [], today: chosen };
  if (figure !== 'weight')
    return <Bars {...drawing} marks={marks} summary={summaryOf(measure, period, marks)} />;
  const weighings = marks.flatMap(({ from: date, value }) => (value === null ? [] : [{ date, value }]));
  return (
    <WeightChart
      {...drawing}
      place="half"
      weighings={weighings}
      summary={weighingsSummary(measure, period, weighings)}
    />
  );
}

function markOf(row: HistoryRow, { figure, drawn }: HistoryColumn): Mark {
  const { date } = row;
  const value = valueOf(row, figure);
  return {
    from: date,
    to: date,
    label: dayAndMonth(date),
    name: fullDay(date),
    value: value === null ? null : drawn(value),
    days: value === null ? 0 : 1,
  };
}

const tenth = (value: number) => value.toFixed(1);
