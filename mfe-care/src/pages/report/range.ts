import { medicineLimits } from '@nestwell/contracts/care';
import { addDays, daysBetween, type LocalDate } from '@nestwell/domain/calendar-days';

/** Days of hers, both included. */
export interface Range {
  from: LocalDate;
  to: LocalDate;
}

/** As many as doses are listed of at once. */
export const MOST_DAYS = medicineLimits.days;
const FOUR_WEEKS = 28;

export const lastFourWeeks = (today: LocalDate): Range => ({
  from: addDays(today, 1 - FOUR_WEEKS),
  to: today,
});

/** From her last visit on, as far back as a page reaches. */
export const sinceVisit = (visit: LocalDate, today: LocalDate): Range => {
  const earliest = addDays(today, 1 - MOST_DAYS);
  return { from: visit > earliest ? visit : earliest, to: today };
};

/** What is wrong with days she chose, by the field it is about. */
export function rangeProblem({ from, to }: Range, today: LocalDate): Partial<Range> {
  if (!from) return { from: 'Choose the first day.' };
  if (!to) return { to: 'Choose the last day.' };
  if (to > today) return { to: 'The last day cannot be after today.' };
  if (from > to) return { from: 'The first day must not be after the last.' };
  return daysBetween(from, to) >= MOST_DAYS ? { from: `A page holds ${MOST_DAYS} days at most.` } : {};
}
