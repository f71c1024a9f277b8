import type { User } from '@nestwell/contracts/account';
import type { TrackingEntry } from '@nestwell/contracts/fitness';
import type { Meal } from '@nestwell/contracts/nutrition';
import {
  activitySuggestions,
  dietarySuggestions,
  healthSuggestions,
  inOrder,
  weightSuggestions,
} from './rules';
import type { ProfileSuggestion } from './suggestion';

const DAY = 86_400_000;

/** The local date so many days before another, both YYYY-MM-DD. */
export function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);
}

export interface RecentLogs {
  /** Of the last 14 days. */
  meals: readonly Meal[];
  /** Of the last 30 days. */
  tracking: readonly TrackingEntry[];
}

/** Everything her logs speak for, the most important first. `today` is her local date. */
export function suggestionsOf(
  user: User,
  { meals, tracking }: RecentLogs,
  today: string,
): ProfileSuggestion[] {
  const newestFirst = tracking.toSorted((one, other) => other.date.localeCompare(one.date));
  const since = daysBefore(today, 6);
  const thisWeek = newestFirst.filter(({ date }) => date >= since);
  return inOrder([
    ...healthSuggestions(user, thisWeek),
    ...weightSuggestions(user, newestFirst),
    ...dietarySuggestions(user, meals),
    ...activitySuggestions(user, newestFirst),
  ]);
}
