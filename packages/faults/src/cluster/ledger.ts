/** What was acknowledged to whom, what came instead, and what became of it. */
export class Ledger {
  /** Acknowledged, and not there afterwards. */
  readonly lost: string[] = [];
  /** There more than once. */
  readonly doubled: string[] = [];
  /** Acknowledged, and not in the answer to the next question. */
  readonly unseen: string[] = [];
  /** Milliseconds without any acknowledged write. */
  longestGap = 0;
  /** Most often that one mother had to ask again for one thing. */
  mostTries = 0;
  private readonly refusals = new Map<string, number>();
  private readonly names = new Map<string, string[]>();
  private lastAt = Date.now();

  get acknowledged(): number {
    let count = 0;
    for (const names of this.names.values()) count += names.length;
    return count;
  }

  acknowledge(who: string, name: string): void {
    this.names.set(who, [...(this.names.get(who) ?? []), name]);
    this.longestGap = Math.max(this.longestGap, Date.now() - this.lastAt);
    this.lastAt = Date.now();
  }

  /** The gaps are measured from now on. */
  gapFromNow(): void {
    this.longestGap = 0;
    this.lastAt = Date.now();
  }

  refused(how: string, tries = 1): void {
    this.refusals.set(how, (this.refusals.get(how) ?? 0) + 1);
    this.mostTries = Math.max(this.mostTries, tries);
  }

  compare(who: string, there: readonly string[]): void {
    const kept = new Set(there);
    this.lost.push(...(this.names.get(who) ?? []).filter((name) => !kept.has(name)));
    this.doubled.push(...there.filter((name, index) => there.indexOf(name) !== index));
  }

  get errors(): number {
    return [...this.refusals.values()].reduce((sum, count) => sum + count, 0);
  }

  get told(): string {
    return [...this.refusals].map(([how, count]) => `${count} × ${how}`).join(', ') || 'none';
  }
}
