import type { User } from '@nestwell/contracts/account';
import type { TrackingEntry } from '@nestwell/contracts/fitness';
import type { Meal } from '@nestwell/contracts/nutrition';
import { startOfLast, type LocalDate } from '@nestwell/domain/calendar-days';
import {
  activitySuggestions,
  dietarySuggestions,
  healthSuggestions,
  inOrder,
  weightSuggestions,
} from './rules';
import type { ProfileSuggestion } from './suggestion';

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
  today: LocalDate,
): ProfileSuggestion[] {
  const newestFirst = tracking.toSorted((one, other) => other.date.localeCompare(one.date));
  const since = startOfLast(7, today);
  const thisWeek = newestFirst.filter(({ date }) => date >= since);
  return inOrder([
    ...healthSuggestions(user, thisWeek),
    ...weightSuggestions(user, newestFirst),
    ...dietarySuggestions(user, meals),
    ...activitySuggestions(user, newestFirst),
  ]);
}
