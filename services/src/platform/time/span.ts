import { endOfLocalDay, startOfLocalDay } from './zoned';

/** A stretch of time from a moment up to, but not including, another; a missing end is open. */
export interface Span {
  from?: Date;
  until?: Date;
}

const LOCAL_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Both ends a caller names are included: a day on her calendar as a whole, a moment to its millisecond. */
export function spanOf({ startDate, endDate }: { startDate?: string; endDate?: string }, zone: string): Span {
  return {
    from: startDate === undefined ? undefined : firstMoment(startDate, zone),
    until: endDate === undefined ? undefined : momentAfter(endDate, zone),
  };
}

const firstMoment = (start: string, zone: string) =>
  LOCAL_DATE.test(start) ? startOfLocalDay(start, zone) : new Date(start);

const momentAfter = (end: string, zone: string) =>
  LOCAL_DATE.test(end) ? endOfLocalDay(end, zone) : new Date(Date.parse(end) + 1);
