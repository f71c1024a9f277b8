import type { LocalDate } from '@nestwell/domain/calendar-days';
import { ArrowDown, ArrowUp, Button, Card, handsFocusOn, VisuallyHidden } from '@nestwell/ui';
import { useRef, useState } from 'react';
import { HistoryDay } from './history-day';
import * as css from './history-desk.module.css';
import type { HistoryColumn } from './lib/history-columns';
import type { Figure, HistoryRow, Sorting } from './lib/history-rows';

/** So that the chosen day stands beside its row without scrolling. */
const FIRST_SHOWN = 12;

interface HistoryTableProps {
  columns: readonly HistoryColumn[];
  rows: readonly HistoryRow[];
  /** Days of the period, filtered or not. */
  of: number;
  sorting: Sorting;
  /** The column that is drawn. */
  figure: Figure;
  chosen: LocalDate;
  onSort: (by: Sorting['by']) => void;
  onChoose: (date: LocalDate) => void;
  onCorrect: (date: LocalDate) => void;
}

/** Heads sort and choose what is drawn; arrow keys walk the rows, Enter corrects. */
export function HistoryTable(props: HistoryTableProps) {
  const { columns, rows, of, sorting, figure, onSort } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, FIRST_SHOWN);
  const walk = (from: number, step: number) =>
    body.current?.querySelectorAll<HTMLElement>('[data-day]')[from + step]?.focus();
  return (
    <Card className={css.table}>
      <table aria-label="Tracked days" data-whole="wide">
        <thead>
          <tr>
            <Head by="date" title="Day" {...{ sorting, onSort }} />
            {columns.map(({ figure: by, title, unit, words }) => (
              <Head
                key={by}
                {...{ by, sorting, onSort }}
                title={unit === '' || by === 'waterIntake' ? title : `${title}, ${unit}`}
                isDrawn={by === figure}
                isWords={words !== undefined}
              />
            ))}
            <th scope="col" className={css.words}>
              Check-in
            </th>
            <th scope="col">
              <VisuallyHidden>Correct</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {shown.map((row, index) => (
            <HistoryDay key={row.date} {...props} row={row} onStep={(step) => walk(index, step)} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={css.nothing}>No day of this period is like that.</p>}
      <div className={css.foot}>
        <span>
          {shown.length} of {of} days
        </span>
        {shown.length < rows.length && (
          <Button ref={handsFocusOn} variant="quiet" small onClick={() => setAll(true)}>
            Show all {rows.length}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface HeadProps {
  by: Sorting['by'];
  title: string;
  sorting: Sorting;
  isDrawn?: boolean;
  isWords?: boolean;
  onSort: (by: Sorting['by']) => void;
}

function Head({ by, title, sorting, isDrawn, isWords, onSort }: HeadProps) {
  const isSorted = sorting.by === by;
  const Arrow = sorting.descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={isWords ? css.words : undefined}
      aria-sort={isSorted ? (sorting.descending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className={isDrawn ? css.sortDrawn : css.sort} onClick={() => onSort(by)}>
        {title}
        {isSorted && <Arrow aria-hidden="true" />}
      </button>
    </th>
  );
}
