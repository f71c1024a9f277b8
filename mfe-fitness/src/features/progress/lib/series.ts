import type { TrackingEntry } from '@nestwell/contracts/fitness';
import type { LocalDate } from '@nestwell/domain/calendar-days';

export type Measure = 'weight' | 'sleepHours' | 'waterIntake' | 'mood' | 'energyLevel';

export interface Change {
  latest: number;
  /** Latest minus the compared log; null when there is only one. */
  difference: number | null;
  since: LocalDate | null;
}

/** The latest log against the one before it. Entries come newest first. */
export function changeSincePrevious(measure: Measure, entries: readonly TrackingEntry[]): Change | null {
  const logged = entries.flatMap((entry) => {
    const value = entry[measure];
    return value === null ? [] : [{ date: entry.date, value }];
  });
  const [latest, previous] = logged;
  if (latest === undefined) return null;
  return {
    latest: latest.value,
    difference: previous === undefined ? null : latest.value - previous.value,
    since: previous?.date ?? null,
  };
}
