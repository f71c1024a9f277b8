import { birthOfMonths, dueDateOfWeek } from '@nestwell/domain/ages';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { badRequest } from '../../platform/http/errors';
import type { StageFacts } from './pregnancy';

/** What a caller may say about her stage; undefined leaves as it is, null clears. */
export interface StageChange {
  isPregnant?: boolean;
  pregnancyPaused?: boolean;
  dueDate?: LocalDate | null;
  pregnancyWeek?: number | null;
  babyBornOn?: LocalDate | null;
  monthsPostpartum?: number | null;
}

/** The facts after a change said on a day of hers. A date wins over the week or months that are turned into it. */
export function changedStage(current: StageFacts, change: StageChange, today: LocalDate): StageFacts {
  if (change.babyBornOn && change.babyBornOn > today)
    throw badRequest('babyBornOn', 'must not be in the future');
  const birthRecorded = change.babyBornOn ? false : undefined;
  const isPregnant = change.isPregnant ?? birthRecorded ?? current.isPregnant;
  const babyBornOn = dateAfter(current.babyBornOn, change.babyBornOn, change.monthsPostpartum, (months) =>
    birthOfMonths(months, today),
  );
  const isKept = babyBornOn !== null && babyBornOn === current.babyBornOn;
  return {
    isPregnant,
    pregnancyPaused:
      isPregnant && (change.pregnancyPaused ?? (current.isPregnant && current.pregnancyPaused)),
    dueDate: dateAfter(current.dueDate, change.dueDate, change.pregnancyWeek, (week) =>
      dueDateOfWeek(week, today),
    ),
    babyBornOn,
    isBirthDateExact: Boolean(change.babyBornOn) || (isKept && current.isBirthDateExact),
  };
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
