import type { BabyGroup, User } from '@nestwell/contracts/account';
import { addDays, addMonths, longRange, type LocalDate } from '@nestwell/domain/calendar-days';
import { isPastTerm, TERM_WEEKS } from '@nestwell/domain/ages';
import { trimesterOf } from '@nestwell/domain/stages';

/** A page: a week of pregnancy or a month of life. */
export interface Place {
  kind: 'week' | 'month';
  number: number;
}

export const RANGES = { week: { first: 4, last: 42 }, month: { first: 0, last: 24 } } as const;
const FIRST_YEAR_TO = 12;

type Dates = Pick<User, 'state' | 'pregnancyWeek' | 'monthsPostpartum' | 'dueDate' | 'babyBornOn'>;

/** Where the address leads, within what there is of her stage; null where nothing is counted. */
export function placeOf(user: Dates, search: URLSearchParams): Place | null {
  const kind = user.state === 'pregnant' ? 'week' : 'month';
  const hers = hersOf(user);
  if (hers === null) return null;
  const asked = search.get(kind);
  const number = asked !== null && /^\d{1,2}$/.test(asked) ? Number(asked) : hers;
  return { kind, number: Math.min(RANGES[kind].last, Math.max(RANGES[kind].first, number)) };
}

/** The week or month she is in. */
export function hersOf({ state, pregnancyWeek, monthsPostpartum }: Dates): number | null {
  if (state === 'pregnant') return pregnancyWeek;
  return state === 'postpartum' ? monthsPostpartum : null;
}

/** Her own page, of no week that anybody knows. */
export const isUnknownWeek = (place: Place, user: Dates, today: LocalDate): boolean =>
  place.kind === 'week' && place.number === RANGES.week.last && isPastTerm(user, today);

export function groupOf({ kind, number }: Place): BabyGroup {
  if (kind === 'week') return trimesterOf(number);
  return number <= FIRST_YEAR_TO ? 'firstYear' : 'secondYear';
}

/** The page so many steps on; null past the first or last. */
export function besides({ kind, number }: Place, steps: number): Place | null {
  const { first, last } = RANGES[kind];
  const next = number + steps;
  return next < first || next > last ? null : { kind, number: next };
}

export const addressOf = ({ kind, number }: Place) => `/baby?${kind}=${number}`;
export const titleOf = ({ kind, number }: Place) => `${kind === 'week' ? 'Week' : 'Month'} ${number}`;

/** Its first and last day; null where her dates are not known. */
export function spanOf(
  { kind, number }: Place,
  { dueDate, babyBornOn }: Dates,
): [LocalDate, LocalDate] | null {
  if (kind === 'week') {
    const start = dueDate && addDays(dueDate, (number - TERM_WEEKS) * 7);
    return start ? [start, addDays(start, 6)] : null;
  }
  if (babyBornOn === null) return null;
  return [addMonths(babyBornOn, number), addDays(addMonths(babyBornOn, number + 1), -1)];
}

/** '13 to 19 October, second trimester' */
export function daysOf(place: Place, user: Dates): string | null {
  const span = spanOf(place, user);
  const stage = place.kind === 'week' ? [`${trimesterOf(place.number)} trimester`] : [];
  return span && [longRange(...span), ...stage].join(', ');
}

export const stageOfPlace = ({ kind, number }: Place) =>
  kind === 'month' ? ('postpartum' as const) : trimesterOf(number);
