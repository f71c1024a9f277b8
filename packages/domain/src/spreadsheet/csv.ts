/** By which a spreadsheet knows that the file is UTF-8. */
const MARK = '\uFEFF';
const END = '\r\n';
/**
 * Before what a spreadsheet would take for a formula, and not for a figure. Where the system's list separator is a
 * semicolon, quotes after a comma mean nothing: a cell begins after each semicolon and each line end of the text.
 */
const BEFORE_FORMULA =
  /(?:^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\r\n])"*(?=[=+\-@＝＋－＠]))(?!-?\d+(?:\.\d+)?(?:[;\r\n]|$))/gu;

/** A CSV file (RFC 4180), its header line among the lines. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  MARK + lines.map((line) => line.map(cellOf).join(',') + END).join('');

/** An apostrophe before what looks like a formula: it is shown, and never worked out. */
function cellOf(text: string): string {
  const harmless = text.replace(BEFORE_FORMULA, "'$&");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
