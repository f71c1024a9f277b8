import type { KeptArea } from './kept-areas';
import { toCount, wordsOf } from './words-of';

/** By which a spreadsheet knows that the file is UTF-8. */
const MARK = '\uFEFF';
const END = '\r\n';
/** What a spreadsheet would take for a formula, and a figure, which is none. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;
const FIGURE = /^-?\d+(\.\d+)?$/;

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
  return MARK + [['Table', ...labels], ...lines].map((line) => line.map(cellOf).join(',') + END).join('');
}

/** An apostrophe before what looks like a formula: it is shown, and never worked out. */
function cellOf(text: string): string {
  const harmless = FORMULA.test(text) && !FIGURE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
