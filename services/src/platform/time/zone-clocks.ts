import { DAY, MINUTE } from '@nestwell/domain/moments';
import type { ZoneClocks } from '@nestwell/domain/zone-clocks';
import { IANAZone, type Zone } from 'luxon';
import { changesBetween, RuledZone } from './zone-rules';

/** Before and after this one: what a page shows and what a reminder is for is seldom further away. */
const YEARS = 2;
/** No zone changes its clocks and back within one: the shortest known stay, for Ramadan, is four of them. */
const STEADY = 7 * DAY;

/** What the clocks of a zone show in the years about now: whole ones, so that it is the same all year. */
export function clocksOf(name: string, now: Date): ZoneClocks {
  const zone = new RuledZone(name);
  const year = now.getUTCFullYear();
  const [from, until] = [Date.UTC(year - YEARS, 0), Date.UTC(year + YEARS + 1, 0)];
  const begins = [from, ...changesBetween(name, from, until)];
  return { moments: [...begins, until], ahead: begins.map((moment) => zone.offset(moment) * MINUTE) };
}

/** A zone by the rules that come with Node. */
export function zoneOfNode(name: string): Zone {
  const zone = IANAZone.create(name);
  return zone.isValid ? zone : new RuledZone(name);
}

/** Whether the clocks of two zones show the same from one moment to another. */
export function showSame(one: Zone, other: Zone, from: number, until: number): boolean {
  for (let moment = from; moment <= until; moment += STEADY)
    if (one.offset(moment) !== other.offset(moment)) return false;
  return true;
}
