/** The same sequence for the same seed, so that the demo is the same wherever it is made (Mulberry32). */
export class Chance {
  constructor(private state: number) {}

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Whether something that happens to this share of days happens on this one. */
  happens(share: number): boolean {
    return this.next() < share;
  }

  /** Around a middle, rarely as far as `spread` away. */
  around(middle: number, spread: number): number {
    return middle + (this.next() + this.next() - 1) * spread;
  }

  oneOf<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(this.next() * choices.length)] ?? choices[0];
  }
}
