import { isQuiet, type User } from '@nestwell/contracts/account';
import { dueDateAtBirth, lastPeriodOf } from '@nestwell/domain/ages';
import { addDays, type LocalDate } from '@nestwell/domain/calendar-days';
import { STAGE_SHELL, type Shell } from '@nestwell/ui';
import type { Period, Stretch } from './spans';

export interface StageBand extends Stretch {
  name: string;
  short: string;
  shell: Shell;
}

type Dates = Pick<User, 'state' | 'dueDate' | 'babyBornOn' | 'isBirthDateExact' | 'bornEarlyAt'>;

/** Forty weeks: how long a pregnancy is taken for that was not said to have ended early. */
const TERM = { weeks: 40, days: 0 };

/** Her pregnancy as far as its dates are known; none is named while everything about it is put away. */
export function pregnancyOf(member: Dates): Stretch | null {
  const { state, dueDate, babyBornOn, isBirthDateExact, bornEarlyAt } = member;
  if (isQuiet(state)) return null;
  if (state === 'pregnant') return dueDate === null ? null : { from: lastPeriodOf(dueDate), to: dueDate };
  if (babyBornOn === null || !isBirthDateExact) return null;
  return { from: lastPeriodOf(dueDateAtBirth(babyBornOn, bornEarlyAt ?? TERM)), to: babyBornOn };
}

/** The first days of weeks 14 and 28. */
const SECOND = 13 * 7;
const THIRD = 27 * 7;
/** Later than any period that can be looked at. */
const OPEN = '9999-12-31';

/** The stages that lie in a period, cut to it. */
export function stagesOf(member: Dates, { from, to }: Period): StageBand[] {
  if (isQuiet(member.state)) return [];
  const pregnancy = pregnancyOf(member);
  const { babyBornOn, state } = member;
  const all: StageBand[] = pregnancy === null ? [] : trimestersOf(pregnancy);
  if (state === 'postpartum' && babyBornOn !== null) {
    const after = { from: babyBornOn, to: OPEN, shell: STAGE_SHELL.postpartum };
    all.push({ ...after, name: 'After birth', short: 'After birth' });
  }
  return all
    .filter((band) => band.from <= to && band.to >= from)
    .map((band) => ({ ...band, from: laterOf(band.from, from), to: band.to < to ? band.to : to }));
}

function trimestersOf({ from, to }: Stretch): StageBand[] {
  const [second, third] = [addDays(from, SECOND), addDays(from, THIRD)];
  const last = addDays(to, -1);
  const bands: StageBand[] = [
    {
      from,
      to: earlierOf(addDays(second, -1), last),
      name: 'First trimester',
      short: '1st',
      shell: STAGE_SHELL.first,
    },
    {
      from: second,
      to: earlierOf(addDays(third, -1), last),
      name: 'Second trimester',
      short: '2nd',
      shell: STAGE_SHELL.second,
    },
    { from: third, to: last, name: 'Third trimester', short: '3rd', shell: STAGE_SHELL.third },
  ];
  return bands.filter((band) => band.from <= band.to);
}

const laterOf = (one: LocalDate, other: LocalDate) => (one > other ? one : other);
const earlierOf = (one: LocalDate, other: LocalDate) => (one < other ? one : other);
