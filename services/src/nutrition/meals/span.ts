import { endOfLocalDay, startOfLocalDay } from '../../platform/time/zoned';

/** A stretch of time with both ends included; a missing end is open. */
export interface Span {
  from?: Date;
  to?: Date;
}

const LOCAL_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Each end is a moment, or a day on her own calendar, which counts as a whole. */
export function spanOf(startDate: string | undefined, endDate: string | undefined, zone: string): Span {
  return {
    from: startDate === undefined ? undefined : firstMoment(startDate, zone),
    to: endDate === undefined ? undefined : lastMoment(endDate, zone),
  };
}

const firstMoment = (end: string, zone: string) =>
  LOCAL_DATE.test(end) ? startOfLocalDay(end, zone) : new Date(end);

const lastMoment = (end: string, zone: string) =>
  LOCAL_DATE.test(end) ? new Date(endOfLocalDay(end, zone).getTime() - 1) : new Date(end);
