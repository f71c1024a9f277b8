import type { User } from '@nestwell/contracts/account';
import { type LocalDate, dayAndMonth, daysBetween, weekday } from '@nestwell/domain/calendar-days';
import { shownWeight, weightText } from '@nestwell/domain/units';
import type { Change } from './series';

interface ChangeWordsOptions {
  /** Names the unit, where none stands beside it. */
  unit?: boolean;
}

/** 'Down 0.6 since Monday': the fact, without praise or blame. Units of weight as she reads them. */
export function changeWords(
  change: Change | null,
  units: User['units'],
  today: LocalDate,
  { unit = false }: ChangeWordsOptions = {},
): string {
  if (change === null) return 'Nothing logged yet';
  if (change.difference === null || change.since === null)
    return 'The first one. It is only a starting point';
  const difference = Math.abs(change.difference);
  const since = sinceWords(change.since, today);
  const amount = shownWeight(difference, units);
  if (amount === 0) return `The same as ${since}`;
  const direction = change.difference < 0 ? 'Down' : 'Up';
  return `${direction} ${unit ? weightText(difference, units) : amount} since ${since}`;
}

const sinceWords = (date: LocalDate, today: LocalDate) =>
  daysBetween(date, today) < 7 ? weekday(date) : dayAndMonth(date);
