import { DAY } from '@nestwell/domain/moments';
import type { Zone } from 'luxon';
import { instantShowing, shownMillis } from '../../platform/time/zoned';
import type { SeriesEntity } from './series.entity';

/**
 * What a calendar program can count out for itself: from `first` to `last` by the rule, without what is missing, in
 * milliseconds of the wall clock as if it were UTC's, since it may also show a time that the clock skips.
 */
export interface Repeated {
  rule: SeriesEntity;
  first: Date;
  last: Date;
  missing: readonly number[];
}

/** A reminder of a series: when it is due, and whether it says what its series says. */
export interface Occurring {
  dueAt: number;
  isAlike: boolean;
}

const steps = { daily: DAY, weekly: 7 * DAY } as const;

/** Months and years have other lengths, and few reminders. */
export const isEven = ({ recurring }: SeriesEntity): boolean => recurring in steps;

/** Parts the reminders of a daily or weekly series into those its rule gives and, by their moments, those it does not. */
export function partedBy(
  rule: SeriesEntity,
  occurring: readonly Occurring[],
  zone: Zone,
): { repeated?: Repeated; apart: Date[] } {
  const step = steps[rule.recurring as keyof typeof steps];
  const begin = shownMillis(rule.firstDueAt, zone);
  const shown = new Set<number>();
  const apart = new Set<number>();
  const seen = new Set<number>();
  for (const { dueAt, isAlike } of occurring) {
    const wall = shownMillis(dueAt, zone);
    // Of two at one moment neither can be told from the other by the rule.
    const isGiven = isAlike && !seen.has(dueAt) && (wall - begin) % step === 0;
    seen.add(dueAt);
    if (isGiven) shown.add(wall);
    else apart.add(dueAt);
  }
  for (const dueAt of apart) shown.delete(shownMillis(dueAt, zone));
  const walls = [...shown].sort((one, other) => one - other);
  const [first, last] = [walls.at(0), walls.at(-1)];
  const moments = [...apart].map((dueAt) => new Date(dueAt));
  if (first === undefined || last === undefined) return { apart: moments };
  const missing: number[] = [];
  for (let wall = first; wall < last; wall += step) if (!shown.has(wall)) missing.push(wall);
  return {
    repeated: { rule, first: instantShowing(first, zone), last: instantShowing(last, zone), missing },
    apart: moments,
  };
}
