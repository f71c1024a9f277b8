/** By which a spreadsheet knows that the file is UTF-8. */
const MARK = '\uFEFF';
const END = '\r\n';
/** What a spreadsheet would take for a formula, and a figure, which is none. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;
const FIGURE = /^-?\d+(\.\d+)?$/;

/** A CSV file (RFC 4180), its header line among the lines. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  MARK + lines.map((line) => line.map(cellOf).join(',') + END).join('');

/** An apostrophe before what looks like a formula: it is shown, and never worked out. */
function cellOf(text: string): string {
  const harmless = FORMULA.test(text) && !FIGURE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
