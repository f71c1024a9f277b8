/** What a check of the browser says it found: a line of a list that should have been empty. */
const FINDING = /^\s*\+\s+"((?:it leaves .+|.+: it .+|.+ is replaced|.+ of the member before))",?$/gm;

/** Titles of what failed in a run of browser tests, and what those found that say where it is. */
export function failuresIn(output: string): string[] {
  const titles = output.match(/^ {2}\d+\) .+$/gm) ?? ['the browser tests did not run'];
  const findings = [...output.matchAll(FINDING)].map(([, finding = '']) => finding.replaceAll('\\"', '"'));
  return [...new Set([...titles.map((line) => line.trim()), ...findings])];
}
