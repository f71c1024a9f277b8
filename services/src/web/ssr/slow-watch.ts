/** How often whoever paints is looked at, in milliseconds. */
export const LOOKS_EVERY = 100;

/**
 * Says when one version alone takes too long for one picture. A look that comes late itself says that the machine is
 * busy: no version is blamed for that.
 */
export class SlowWatch {
  private seen?: { what: string; since: number; at: number; isTold: boolean };

  /** @param patience milliseconds that a version may take for its part of a picture */
  constructor(private readonly patience: number) {}

  /** @param what a version in a picture; undefined while nothing is painted. @returns whether it took too long, once */
  isTooLong(what: string | undefined, now: number): boolean {
    const { seen } = this;
    const isLate = seen !== undefined && now - seen.at > 2 * LOOKS_EVERY;
    if (what === undefined) this.seen = undefined;
    else if (seen?.what !== what) this.seen = { what, since: now, at: now, isTold: false };
    else {
      if (isLate) seen.since = now;
      seen.at = now;
      if (seen.isTold || now - seen.since < this.patience) return false;
      seen.isTold = true;
      return true;
    }
    return false;
  }
}
