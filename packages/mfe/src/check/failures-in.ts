/** Titles of what failed in a run of browser tests, and which of a member's words were found in another one's page. */
export function failuresIn(output: string): string[] {
  const titles = output.match(/^ {2}\d+\) .+$/gm) ?? ['the browser tests did not run'];
  const traces = [...output.matchAll(/^\s*\+\s+"(.+ of the member before)",?$/gm)].map(
    ([, trace = '']) => trace,
  );
  return [...new Set([...titles.map((line) => line.trim()), ...traces])];
}
