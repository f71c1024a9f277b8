/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Random = () => number;

export const below = (random: Random, count: number): number => Math.floor(random() * count);

export function oneOf<T>(random: Random, values: readonly T[]): T {
  const value = values[below(random, values.length)];
  if (value === undefined) throw new Error('there is nothing to choose from');
  return value;
}

/** Chooses as its numbers say. */
export class Chooser {
  constructor(readonly random: Random) {}

  chance(share: number): boolean {
    return this.random() < share;
  }

  pick<T>(values: readonly T[]): T {
    return oneOf(this.random, values);
  }

  below(count: number): number {
    return below(this.random, count);
  }
}
