import type { ZoneClocks } from '@nestwell/domain/zone-clocks';
import { goBy, offsetAt } from './zone-offset';

/* Whoever a page is painted for: one process paints for all, one after the other. */

export const RealDate = Date;

/** Where her clock hangs, at which moment she looks, and what she reads. */
export const visitor = { zone: 'UTC', moment: 0, language: undefined as string | undefined };

let isAsked = false;

interface Rest {
  language?: string;
  clocks?: ZoneClocks;
}

export function lookAt(zone: string, moment: number, { language, clocks }: Rest = {}): void {
  Object.assign(visitor, { zone, moment, language });
  goBy(zone, clocks);
  isAsked = false;
}

/** Whether anything has asked since then what the zone decides. */
export const wasZoneAsked = () => isAsked;

/** Her zone, for what it decides. */
export function zone(): string {
  isAsked = true;
  return visitor.zone;
}

/** Her wall clock at a moment, read as if it were UTC; `place` is named where nobody has asked for hers. */
export const shownAt = (date: Date, place = zone()) =>
  new RealDate(date.getTime() + offsetAt(place, date.getTime()));

/** What her clock shows is written as if it were UTC's, since Node may know her zone's by older rules. */
export const isByHerClock = (timeZone: string, { timeZoneName }: Intl.DateTimeFormatOptions) =>
  timeZone === visitor.zone && timeZoneName === undefined;
