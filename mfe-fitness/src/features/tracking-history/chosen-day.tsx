import { fullDay } from '@nestwell/domain/calendar-days';
import { Link } from '@nestwell/remote-kit/router';
import { Button, buttonClass, Card, PenLine } from '@nestwell/ui';
import * as css from './history-desk.module.css';
import type { HistoryColumn } from './lib/history-columns';
import { type HistoryRow, valueOf } from './lib/history-rows';

interface ChosenDayProps {
  row: HistoryRow;
  columns: readonly HistoryColumn[];
  onCorrect: () => void;
}

/** The day whose row is chosen, and the ways to its sheet and its diary. */
export function ChosenDay({ row, columns, onCorrect }: ChosenDayProps) {
  return (
    <Card variant="flat" aria-labelledby="chosen-day">
      <h2 id="chosen-day">{fullDay(row.date)}</h2>
      <dl className={css.values}>
        {columns.map((column) => {
          const value = valueOf(row, column.figure);
          return (
            <div key={column.figure}>
              <dt>{column.title}</dt>
              <dd>{value === null ? '–' : `${column.text(value)} ${column.unit}`.trim()}</dd>
            </div>
          );
        })}
      </dl>
      <div className={css.ways}>
        <Button variant="soft" small icon={<PenLine aria-hidden="true" />} onClick={onCorrect}>
          {row.entry === null ? 'Add' : 'Correct'}
        </Button>
        <Link
          to={`/nutrition?view=diary&day=${row.date}`}
          className={buttonClass({ variant: 'quiet', small: true })}
        >
          Open diary
        </Link>
      </div>
    </Card>
  );
}
