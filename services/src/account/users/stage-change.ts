import { birthOfMonths, dueDateOfWeek } from '@nestwell/domain/ages';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { badRequest } from '../../platform/http/errors';
import type { StageFacts } from './pregnancy';
import { lossOnAfter, quietAfter, type QuietChange } from './quiet-change';

/** What a caller may say about her stage; undefined leaves as it is, null clears. */
export interface StageChange extends QuietChange {
  dueDate?: LocalDate | null;
  pregnancyWeek?: number | null;
  monthsPostpartum?: number | null;
}

/** The facts after a change said on a day of hers. A date wins over the week or months that are turned into it. */
export function changedStage(current: StageFacts, change: StageChange, today: LocalDate): StageFacts {
  if (change.babyBornOn && change.babyBornOn > today)
    throw badRequest('babyBornOn', 'must not be in the future');
  const babyBornOn = dateAfter(current.babyBornOn, change.babyBornOn, change.monthsPostpartum, (months) =>
    birthOfMonths(months, today),
  );
  const isKept = babyBornOn !== null && babyBornOn === current.babyBornOn;
  const quiet = quietAfter(current, change);
  // A pregnancy after a loss is another one: the former date must not go on counting.
  const known = current.quiet === 'loss' && quiet === null ? null : current.dueDate;
  const isPregnant = isPregnantAfter(current, change);
  return {
    isPregnant,
    quiet,
    hadStage: current.hadStage || quiet !== 'paused' || isPregnant || babyBornOn !== null,
    lossOn: lossOnAfter(current, quiet, change, today),
    ...dueAfter({ ...current, dueDate: known }, change, today),
    babyBornOn,
    isBirthDateExact: Boolean(change.babyBornOn) || (isKept && current.isBirthDateExact),
  };
}

/** While she is quiet, where she was is kept. */
function isPregnantAfter(current: StageFacts, { state, isPregnant, babyBornOn }: StageChange): boolean {
  if (state === 'pregnant' || state === 'postpartum') return state === 'pregnant';
  return isPregnant ?? (babyBornOn ? false : current.isPregnant);
}

/** A date that comes with a week is what the week was turned into. */
function dueAfter(current: StageFacts, { dueDate: said, pregnancyWeek }: StageChange, today: LocalDate) {
  const dueDate = dateAfter(current.dueDate, said, pregnancyWeek, (week) => dueDateOfWeek(week, today));
  const isKept = dueDate !== null && dueDate === current.dueDate;
  const isNamed = Boolean(said) && typeof pregnancyWeek !== 'number';
  return { dueDate, isDueDateExact: isNamed || (isKept && current.isDueDateExact) };
}

type Said<T> = T | null | undefined;

function dateAfter(
  current: LocalDate | null,
  date: Said<LocalDate>,
  figure: Said<number>,
  turned: (figure: number) => LocalDate,
): LocalDate | null {
  if (date) return date;
  if (typeof figure === 'number') return turned(figure);
  return date === null || figure === null ? null : current;
}
