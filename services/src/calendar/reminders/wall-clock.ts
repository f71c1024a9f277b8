import { DAY, MINUTE } from '@nestwell/domain/moments';
import { DateTime, IANAZone } from 'luxon';

/** No zone changes its clocks and back within one: the shortest known stay, for Ramadan, is four of them. */
export const STEADY = 7 * DAY;

/** What a clock is ahead of UTC by in minutes until a moment, and from then on. */
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
    const number = Math.floor(moment / STEADY);
    let week = this.weeks.get(number);
    if (week === undefined) {
      week = this.weekFrom(number * STEADY);
      this.weeks.set(number, week);
    }
    return moment + (moment < week.change ? week.before : week.after) * MINUTE;
  }

  private weekFrom(start: number): Week {
    const [before, after] = [this.zone.offset(start), this.zone.offset(start + STEADY)];
    if (before === after) return { before, change: start, after };
    let [early, late] = [start, start + STEADY];
    while (late - early > 1) {
      const middle = Math.floor((early + late) / 2);
      if (this.zone.offset(middle) === before) early = middle;
      else late = middle;
    }
    return { before, change: late, after };
  }

  /** The first moment at which it shows this; where it skips it, what a clock that was not put forward shows. */
  momentOf(shown: number): Date {
    return DateTime.fromMillis(shown, { zone: 'utc' }).setZone(this.zone, { keepLocalTime: true }).toJSDate();
  }
}

/** The clocks of several zones, each made once and kept: there are some hundred zones, and weeks of a few years. */
export class WallClocks {
  private readonly clocks = new Map<string, WallClock>();

  of(zone: string): WallClock {
    const known = this.clocks.get(zone) ?? new WallClock(zone);
    this.clocks.set(zone, known);
    return known;
  }
}
