/**
 * What the clocks of a zone are ahead of UTC by, in milliseconds: from each moment to the next one, so that there is one
 * moment more. Nothing is said of what lies before the first or after the last.
 */
export interface ZoneClocks {
  moments: readonly number[];
  ahead: readonly number[];
}

/** Milliseconds that they are ahead of UTC at a moment; undefined where they say nothing of it. */
export function aheadBy({ moments, ahead }: ZoneClocks, moment: number): number | undefined {
  const next = moments.findIndex((change) => change > moment);
  return next < 1 ? undefined : ahead[next - 1];
}
