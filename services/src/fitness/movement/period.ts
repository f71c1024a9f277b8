import { endOfLocalDay, startOfLocalDay } from '../../platform/time/zoned';
import type { Period } from './workouts.repository';

const isDay = (value: string) => value.length === 10;

/** Both ends included: a local day means from its first to its last moment by her zone, an instant itself. */
export function periodOf(
  { startDate, endDate }: { startDate?: string; endDate?: string },
  zone: string,
): Period {
  return {
    from:
      startDate === undefined
        ? undefined
        : isDay(startDate)
          ? startOfLocalDay(startDate, zone)
          : new Date(startDate),
    to:
      endDate === undefined ? undefined : isDay(endDate) ? endOfLocalDay(endDate, zone) : justAfter(endDate),
  };
}

/** Moments are kept to the millisecond. */
const justAfter = (instant: string) => new Date(Date.parse(instant) + 1);
