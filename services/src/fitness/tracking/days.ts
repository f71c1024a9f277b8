import { badRequest } from '../../platform/http/errors';
import { addDays, localDateOf, type LocalDate } from '../../platform/time/zoned';
import type { DayRange } from './tracking-days.repository';

/** How many days back a log may be given. */
const OLDEST = 366;

/** The local day a caller names: as it stands, or as a moment placed on her calendar; left out it is today. */
export function dayOf(named: string | undefined, zone: string, now: Date): LocalDate {
  if (named === undefined) return localDateOf(now, zone);
  return named.length === 10 ? named : localDateOf(new Date(named), zone);
}

/** The day a log is for; not in the future, at most a year back. */
export function loggedDay(named: string | undefined, zone: string, now: Date): LocalDate {
  const day = dayOf(named, zone, now);
  const today = localDateOf(now, zone);
  if (day > today) throw badRequest('date', 'must not be in the future');
  if (day < addDays(today, -OLDEST)) throw badRequest('date', 'must be within the last year');
  return day;
}

export function rangeOf(query: { startDate?: string; endDate?: string }, zone: string, now: Date): DayRange {
  return {
    from: query.startDate === undefined ? undefined : dayOf(query.startDate, zone, now),
    to: query.endDate === undefined ? undefined : dayOf(query.endDate, zone, now),
  };
}
