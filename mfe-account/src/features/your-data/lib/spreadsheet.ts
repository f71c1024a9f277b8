import { csvOf } from '@nestwell/domain/spreadsheet';
import type { KeptArea } from './kept-areas';
import { toCount, wordsOf } from './words-of';

/**
 * One area as a CSV file (RFC 4180): one header line, all its tables below each other, each row saying of which it is.
 * One file opens at a touch on a phone too, where a ZIP archive of several would not, and can be filtered by that column.
 */
export function spreadsheetOf({ tables }: KeptArea): string {
  const labels = [...new Set(tables.flatMap(({ columns }) => columns.map(({ label }) => label)))];
  const lines = tables.flatMap(({ title, columns, rows }) =>
    rows.map((row) => {
      const cells = new Map(columns.map(({ field, label }) => [label, wordsOf(row[field], toCount)]));
      return [title, ...labels.map((label) => cells.get(label) ?? '')];
    }),
  );
  return csvOf([['Table', ...labels], ...lines]);
}
