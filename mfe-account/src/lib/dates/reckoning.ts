import { correctedMonths, gestationOn, monthsSince } from '@nestwell/domain/ages';
import { addMonths, daysBetween, type LocalDate } from '@nestwell/domain/calendar-days';
import { trimesterOf } from '@nestwell/domain/stages';
import { counted } from '@nestwell/domain/words';
import { sentenceCase } from '../sentence-case';

/** What follows today from the dates she said, in words. */
export interface Reckoning {
  lead: string;
  figure: string;
  note: string;
}

export function pregnancyReckoning(dueDate: LocalDate, today: LocalDate): Reckoning {
  const { weeks, days } = gestationOn(dueDate, today);
  const left = daysBetween(today, dueDate);
  const toGo = left >= 0 ? `${counted(left, 'day')} to go` : `${counted(-left, 'day')} past your due date`;
  return {
    lead: 'Today you are',
    figure: `${counted(weeks, 'week')}, ${counted(days, 'day')}`,
    note: `${sentenceCase(trimesterOf(weeks))} trimester, ${toGo}`,
  };
}

/** `dueDate` is that of a baby who came early, else null. */
export function birthReckoning(
  { bornOn, dueDate, babies }: { bornOn: LocalDate; dueDate: LocalDate | null; babies: number },
  today: LocalDate,
): Reckoning {
  const corrected = correctedMonths({ dueDate, babyBornOn: bornOn }, today);
  return {
    lead: babies > 1 ? 'Today they are' : 'Today your baby is',
    figure: age(bornOn, today),
    note:
      corrected === null || dueDate === null
        ? 'Milestones and growth follow that age.'
        : fromDue(dueDate, today),
  };
}

function fromDue(dueDate: LocalDate, today: LocalDate): string {
  const about =
    dueDate > today
      ? 'The due date is still ahead.'
      : `About ${age(dueDate, today)} counted from the due date.`;
  return `${about} Milestones and growth follow that age until 24 months.`;
}

/** "3 weeks", "4 months", "2 months and 3 weeks" */
function age(since: LocalDate, today: LocalDate): string {
  const months = monthsSince(since, today);
  const weeks = Math.floor(daysBetween(addMonths(since, months), today) / 7);
  if (since === today) return 'brand new';
  if (months === 0) return weeks === 0 ? counted(daysBetween(since, today), 'day') : counted(weeks, 'week');
  return weeks === 0 ? counted(months, 'month') : `${counted(months, 'month')} and ${counted(weeks, 'week')}`;
}
