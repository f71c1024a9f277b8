import { DAY, MINUTE } from '@nestwell/domain/moments';
import { DateTime, IANAZone } from 'luxon';

/** No zone changes its clocks and back within one: the shortest known stay, for Ramadan, is four of them. */
export const STEADY = 7 * DAY;

/** The wall clock of one zone, asked for many moments: its offset is looked up once a week unless it changes there. */
export class WallClock {
  private readonly zone: IANAZone;
  /** By weeks since 1970; null where the clock changes. */
  private readonly offsets = new Map<number, number | null>();

  constructor(name: string) {
    this.zone = IANAZone.create(name);
  }

  /** What the clock shows at a moment, in milliseconds as if it were UTC's. */
  at(moment: number): number {
    const week = Math.floor(moment / STEADY);
    let offset = this.offsets.get(week);
    if (offset === undefined) {
      const begin = this.zone.offset(week * STEADY);
      offset = begin === this.zone.offset((week + 1) * STEADY) ? begin : null;
      this.offsets.set(week, offset);
    }
    return moment + (offset ?? this.zone.offset(moment)) * MINUTE;
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
