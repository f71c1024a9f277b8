import type { Recurrence } from '@nestwell/contracts/calendar/server';
import { DateTime, type DurationLikeObject } from 'luxon';
import { RuledZone } from '../../platform/time/zone-rules';

/** A repeating reminder: its first due moment, the zone whose wall clock it keeps, and its last allowed moment. */
export interface Series {
  first: Date;
  zone: string;
  recurring: Recurrence;
  end: Date | null;
}

const HORIZON_MONTHS = 12;

/** A moment as the clocks of a zone show it. */
const shownIn = (zone: string, moment: Date) => DateTime.fromJSDate(moment, { zone: new RuledZone(zone) });

/** Up to where the occurrences of a series are made. */
export function horizonOf(now: Date, zone: string): Date {
  return shownIn(zone, now).plus({ months: HORIZON_MONTHS }).toJSDate();
}

const step: Record<Exclude<Recurrence, 'none'>, (count: number) => DurationLikeObject> = {
  daily: (count) => ({ days: count }),
  weekly: (count) => ({ weeks: count }),
  monthly: (count) => ({ months: count }),
  annual: (count) => ({ years: count }),
};

const units = { daily: 'days', weekly: 'weeks', monthly: 'months', annual: 'years' } as const;

/** How many whole steps of a series lie before a moment; at least its first one. */
const stepsUntil = (moment: Date, first: DateTime, unit: (typeof units)[keyof typeof units]) =>
  Math.max(1, Math.floor(DateTime.fromJSDate(moment).diff(first, unit).as(unit)) - 1);

/**
 * Due moments after the first one, up to twelve months ahead of `now`. Counted from the first by the wall clock
 * of its zone, so daylight saving never moves the hour and a 31st that clamps in February is a 31st again in March.
 * None that lies before `after`: however long ago a series began, only what is missing is counted.
 * An annual series reaches its next occurrence even where that lies beyond the horizon.
 */
export function occurrencesAfterFirst(series: Series, now: Date, after = series.first): Date[] {
  if (series.recurring === 'none') return [];
  const first = shownIn(series.zone, series.first);
  const horizon = horizonOf(now, series.zone);
  const stepOf = step[series.recurring];
  const found: Date[] = [];
  for (let count = stepsUntil(after, first, units[series.recurring]); ; count += 1) {
    const due = first.plus(stepOf(count)).toJSDate();
    if (due <= after) continue;
    const isNextAnnual = series.recurring === 'annual' && !found.some((moment) => moment > now);
    if ((due > horizon && !isNextAnnual) || (series.end && due > series.end)) return found;
    found.push(due);
  }
}

/** Which due moment of a series, its first included, lies next to a moment. */
export function dueNextTo({ first, zone, recurring }: Series, moment: Date): Date {
  if (recurring === 'none') return first;
  const begin = shownIn(zone, first);
  const unit = units[recurring];
  const count = Math.round(shownIn(zone, moment).diff(begin, unit).as(unit));
  return begin.plus(step[recurring](Math.max(0, count))).toJSDate();
}

/** The same wall-clock shift that moved one occurrence from `before` to `after`, applied to another of its series. */
export function shiftLike(moment: Date, before: Date, after: Date, zone: string): Date {
  const from = shownIn(zone, before);
  const to = shownIn(zone, after);
  const days = Math.round(to.startOf('day').diff(from.startOf('day'), 'days').days);
  const { hour, minute, second, millisecond } = to;
  return shownIn(zone, moment).plus({ days }).set({ hour, minute, second, millisecond }).toJSDate();
}
