import { daysBetween, type LocalDate } from '../calendar-days';

/** How often a medicine is taken; `needed` has no times. */
export const rhythms = ['daily', 'weekly', 'needed'] as const;
export type Rhythm = (typeof rhythms)[number];

export interface TakenWhen {
  rhythm: Rhythm;
  /** Clock times, `HH:mm`; as many doses a day. */
  times: readonly string[];
  /** The first and the last day; a weekly one falls on the weekday of the first. */
  startsOn: LocalDate;
  endsOn: LocalDate | null;
}

/** Whether a dose belongs to a day of hers. */
export function isTakenOn({ rhythm, startsOn, endsOn }: TakenWhen, date: LocalDate): boolean {
  if (date < startsOn || (endsOn !== null && date > endsOn)) return false;
  return rhythm !== 'weekly' || daysBetween(startsOn, date) % 7 === 0;
}

/** The times of a day on which it is due, the earliest first; none of what is taken when needed. */
export const timesOn = (when: TakenWhen, date: LocalDate): string[] =>
  when.rhythm !== 'needed' && isTakenOn(when, date) ? [...new Set(when.times)].sort() : [];

/** The clock times of a day that are still unanswered: the first of them is the next due one. */
export const firstOpen = <Dose extends { time: string; answered: boolean }>(
  doses: readonly Dose[],
): Dose | undefined =>
  doses.filter(({ answered }) => !answered).sort((a, b) => a.time.localeCompare(b.time))[0];
