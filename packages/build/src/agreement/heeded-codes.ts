/** Of a call's codes those that the caller's sources name. Calls share codes, so these may be too many. */
export const heededIn = (sources: readonly string[], codes: readonly string[]): string[] =>
  codes.filter((code) => sources.some((text) => new RegExp(`'${code}'|\\b${code}:`).test(text)));

/** Whether the sources keep a table with every code of the call: `MeaningsOf<typeof account.findUserByEmail, …>`. */
export function exhaustsCodes(sources: readonly string[], call: string): boolean {
  const table = new RegExp(`\\b(?:MeaningsOf|(?:Own)?CodeOf)<\\s*typeof ${call.replace('.', '\\.')}\\b`);
  return sources.some((text) => table.test(text));
}
