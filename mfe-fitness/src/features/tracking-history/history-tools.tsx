import { fullDay } from '@nestwell/domain/calendar-days';
import { csvOf } from '@nestwell/domain/spreadsheet';
import { useOnPaper } from '@nestwell/remote-kit';
import { saveFile } from '@nestwell/remote-kit/save-file';
import { Button, Download, Paper, Printer } from '@nestwell/ui';
import { createPortal } from 'react-dom';
import * as css from './history-desk.module.css';
import type { HistoryColumn } from './lib/history-columns';
import type { HistoryRange } from './lib/history-range';
import { type HistoryRow, valueOf } from './lib/history-rows';

interface HistoryToolsProps {
  range: HistoryRange;
  rows: readonly HistoryRow[];
  columns: readonly HistoryColumn[];
}

/** The period on paper and as a spreadsheet. */
export function HistoryTools({ range, rows, columns }: HistoryToolsProps) {
  const isOnPaper = useOnPaper();
  const heads = ['Day', ...columns.map(({ title, unit }) => (unit === '' ? title : `${title} (${unit})`))];
  const cells = (row: HistoryRow) =>
    columns.map(({ figure, text }) => {
      const value = valueOf(row, figure);
      return value === null ? '' : text(value);
    });
  const save = () => {
    const lines = rows.map((row) => [row.date, ...cells(row)]);
    const name = `nestwell-history-${range.startDate}-to-${range.endDate}.csv`;
    saveFile(name, csvOf([heads, ...lines]), 'text/csv;charset=utf-8');
  };
  return (
    <>
      <Button variant="line" small icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        Print
      </Button>
      <Button variant="line" small icon={<Download aria-hidden="true" />} onClick={save}>
        CSV
      </Button>
      {isOnPaper &&
        createPortal(
          <Paper>
            <h1>{`Tracking history, ${range.title}`}</h1>
            <table className={css.paper}>
              <thead>
                <tr>
                  {heads.map((head) => (
                    <th scope="col" key={head}>
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.date}>
                    <th scope="row">{fullDay(row.date)}</th>
                    {cells(row).map((text, index) => (
                      <td key={columns[index]?.figure}>{text || '–'}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Paper>,
          document.body,
        )}
    </>
  );
}
