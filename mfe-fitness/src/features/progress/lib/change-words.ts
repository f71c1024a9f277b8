import type { User } from '@nestwell/contracts/account';
import { daysBetween, dayAndMonth, weekday, type LocalDate } from '../../../lib/local-date';
import { shownWeight } from '../../../lib/weight';
import type { Change } from './series';

/** 'Down 0.6 since Monday': the fact, without praise or blame. Units of weight as she reads them. */
export function changeWords(change: Change | null, units: User['units'], today: LocalDate): string {
  if (change === null) return 'Nothing logged yet';
  if (change.difference === null || change.since === null)
    return 'The first one. It is only a starting point';
  const amount = shownWeight(Math.abs(change.difference), units);
  const since = sinceWords(change.since, today);
  if (amount === 0) return `The same as ${since}`;
  return `${change.difference < 0 ? 'Down' : 'Up'} ${amount} since ${since}`;
}

const sinceWords = (date: LocalDate, today: LocalDate) =>
  daysBetween(date, today) < 7 ? weekday(date) : dayAndMonth(date);
