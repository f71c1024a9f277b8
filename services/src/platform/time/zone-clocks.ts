import { MINUTE, DAY } from '@nestwell/domain/moments';
import { aheadBy, type ZoneClocks } from '@nestwell/domain/zone-clocks';
import { IANAZone } from 'luxon';
import { clockOf, WallClock } from './wall-clock';
import { changesBetween } from './zone-rules';

/** Before and after this one: what a page shows and what she is reminded of is seldom further away. */
const YEARS = 2;
/** No zone changes its clocks and back within one: the shortest known stay, for Ramadan, is four of them. */
const STEADY = 7 * DAY;

const known = new Map<string, { year: number; clocks: ZoneClocks }>();
const MOST = 1000;

/** What the clocks of a zone show in the years about now: whole ones, so that it is the same all year. */
export function clocksOf(zone: string, now: Date): ZoneClocks {
  const year = now.getUTCFullYear();
  const kept = known.get(zone);
  if (kept?.year === year) return kept.clocks;
  if (known.size >= MOST) known.clear();
  const clocks = clocksAbout(zone, year);
  known.set(zone, { year, clocks });
  return clocks;
}

function clocksAbout(zone: string, year: number): ZoneClocks {
  const { aheadAt } = clockOf(zone);
  const [from, until] = [Date.UTC(year - YEARS, 0), Date.UTC(year + YEARS + 1, 0)];
  const begins = [from, ...changesBetween(zone, from, until)];
  return { moments: [...begins, until], ahead: begins.map(aheadAt) };
}

/** The wall clock that was told of so, and that of the rules where nothing was told. */
export function clockBy(clocks: ZoneClocks, zone: string): WallClock {
  const { aheadAt } = clockOf(zone);
  return new WallClock((moment) => aheadBy(clocks, moment) ?? aheadAt(moment));
}

/** The wall clock of a zone as Node knows it. */
export function clockOfNode(name: string): WallClock {
  const zone = IANAZone.create(name);
  return zone.isValid ? new WallClock((moment) => zone.offset(moment) * MINUTE) : clockOf(name);
}

/** Whether two clocks show the same from one moment to another. */
export function showSame(one: WallClock, other: WallClock, from: number, until: number): boolean {
  for (let moment = from; moment <= until; moment += STEADY)
    if (one.aheadAt(moment) !== other.aheadAt(moment)) return false;
  return true;
}
