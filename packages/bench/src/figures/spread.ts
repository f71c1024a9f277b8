/** What a series of measurements says: its middle, and between which it lay. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  const lower = sorted.length % 2 === 0 ? (sorted[middle - 1] ?? Number.NaN) : upper;
  return { median: (lower + upper) / 2, least: sorted[0] ?? Number.NaN, most: sorted.at(-1) ?? Number.NaN };
}

/** The first over the second, measured side by side: each pair for itself, so that what disturbs both counts little. */
export const ratiosOf = (over: readonly number[], under: readonly number[]): number[] =>
  over.flatMap((value, index) => value / (under[index] ?? Number.NaN));

/** '0.54 (0.52–0.61)'. */
export const spreadText = ({ median, least, most }: Spread, digits = 0): string =>
  `${median.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
