import type { LocalDate } from '@nestwell/domain/calendar-days';
import { dayLogged } from '../../platform/time/logged';
import { whenDone } from '../../platform/time/waited';
import { localDateOf } from '../../platform/time/zoned';
import type { DayRange } from './tracking-days.repository';

/** The local day a caller names: as it stands, or as a moment placed on her calendar; left out it is today. */
export function dayOf(named: string | undefined, zone: string, now: Date): LocalDate {
  if (named === undefined) return localDateOf(now, zone);
  return named.length === 10 ? named : localDateOf(new Date(named), zone);
}

/** The day a log is for; not in the future, at most a year back. */
export function loggedDay(named: string | undefined, zone: string, now: Date): LocalDate {
  return dayLogged('date', dayOf(named, zone, whenDone(now)), localDateOf(now, zone));
}

export function rangeOf(query: { startDate?: string; endDate?: string }, zone: string, now: Date): DayRange {
  return {
    from: query.startDate === undefined ? undefined : dayOf(query.startDate, zone, now),
    to: query.endDate === undefined ? undefined : dayOf(query.endDate, zone, now),
  };
}
