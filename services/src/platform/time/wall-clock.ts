import { DAY, MINUTE } from '@nestwell/domain/moments';
import { rulesOf } from './zone-rules';

/** A clock on the wall; `aheadAt` tells by how many milliseconds it is ahead of UTC at a moment. */
export class WallClock {
  constructor(readonly aheadAt: (moment: number) => number) {}

  /** What the clock shows at a moment, in milliseconds as if it were UTC's. */
  at(moment: number): number {
    return moment + this.aheadAt(moment);
  }

  /** The first moment at which it shows this; where it skips it, what a clock that was not put forward shows. */
  momentOf(shown: number): number {
    // Between these two lies every moment at which some clock on earth shows it.
    const [before, after] = [this.aheadAt(shown - DAY), this.aheadAt(shown + DAY)];
    const [first, other] = [shown - before, shown - after];
    return before !== after && this.at(first) !== shown && this.at(other) === shown ? other : first;
  }
}

/** By the rules' own names, of which there are some six hundred. */
const clocks = new Map<string, WallClock>();

/** The wall clock of a zone. */
export function clockOf(zone: string): WallClock {
  const known = clocks.get(zone);
  if (known) return known;
  const rules = rulesOf(zone);
  const clock = clocks.get(rules.name) ?? new WallClock(seasonsOf(rules));
  clocks.set(rules.name, clock);
  return clock;
}

/** Most moments lie in the season of the one before. */
function seasonsOf({ untils, offsets }: ReturnType<typeof rulesOf>): (moment: number) => number {
  let [since, until, ahead] = [Infinity, Infinity, 0];
  return (moment) => {
    if (moment >= since && moment < until) return ahead;
    if (Number.isNaN(moment)) return NaN;
    const season = untils.findIndex((end) => moment < end);
    since = untils[season - 1] ?? -Infinity;
    until = untils[season] ?? Infinity;
    ahead = 0 - Math.round((offsets[season] ?? 0) * MINUTE);
    return ahead;
  };
}
