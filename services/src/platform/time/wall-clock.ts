import { DAY, MINUTE } from '@nestwell/domain/moments';
import { IANAZone } from 'luxon';

/** No zone changes its clocks and back within one: the shortest known stay, for Ramadan, is four of them. */
export const STEADY = 7 * DAY;
/** Weeks of one zone that are kept: years of hers, where callers may name any. */
const MOST = 500;
const MOST_ZONES = 1000;

/** What a clock is ahead of UTC by in milliseconds until a moment, and from then on. */
interface Week {
  before: number;
  change: number;
  after: number;
}

/** The wall clock of one zone, asked for many moments: a week is looked up once, with the change of its clock if any. */
export class WallClock {
  private readonly zone: IANAZone;
  /** By weeks since 1970. */
  private readonly weeks = new Map<number, Week>();

  constructor(name: string) {
    this.zone = IANAZone.create(name);
  }

  /** What the clock shows at a moment, in milliseconds as if it were UTC's. */
  at(moment: number): number {
    return moment + this.aheadAt(moment);
  }

  /** Milliseconds that the clock is ahead of UTC at a moment. */
  aheadAt(moment: number): number {
    const number = Math.floor(moment / STEADY);
    let week = this.weeks.get(number);
    if (week === undefined) {
      week = this.weekFrom(number * STEADY);
      if (this.weeks.size >= MOST) this.weeks.clear();
      this.weeks.set(number, week);
    }
    return moment < week.change ? week.before : week.after;
  }

  /** The first moment at which it shows this; where it skips it, what a clock that was not put forward shows. */
  momentOf(shown: number): number {
    // Between these two lies every moment at which some clock on earth shows it.
    const [before, after] = [this.aheadAt(shown - DAY), this.aheadAt(shown + DAY)];
    const [first, other] = [shown - before, shown - after];
    return before !== after && this.at(first) !== shown && this.at(other) === shown ? other : first;
  }

  private weekFrom(start: number): Week {
    const [before, after] = [this.offset(start), this.offset(start + STEADY)];
    if (before === after) return { before, change: start, after };
    let [early, late] = [start, start + STEADY];
    while (late - early > 1) {
      const middle = Math.floor((early + late) / 2);
      if (this.offset(middle) === before) early = middle;
      else late = middle;
    }
    return { before, change: late, after };
  }

  private offset(moment: number): number {
    return this.zone.offset(moment) * MINUTE;
  }
}

/** The clocks of several zones, each made once and kept: there are some hundred zones, in whatever letters. */
export class WallClocks {
  private readonly clocks = new Map<string, WallClock>();

  of(zone: string): WallClock {
    let clock = this.clocks.get(zone);
    if (clock === undefined) {
      clock = new WallClock(zone);
      if (this.clocks.size >= MOST_ZONES) this.clocks.clear();
      this.clocks.set(zone, clock);
    }
    return clock;
  }
}
