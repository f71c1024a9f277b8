import type { TrackingEntry } from '@nestwell/contracts/fitness';

/** The five values Quick Log can change. */
export type QuickValues = Partial<Pick<TrackingEntry, QuickField>>;
export type QuickField = 'mood' | 'energyLevel' | 'sleepHours' | 'waterIntake' | 'weight';

/** What a control shows before she touches it: today's value; where there is none, a resting place. */
export function shownValue(
  field: QuickField,
  touched: QuickValues,
  today: TrackingEntry | null,
): number | null {
  const own = touched[field];
  return own === undefined ? (today?.[field] ?? null) : own;
}
