import type { User } from '@nestwell/contracts/account';
import { weekInWords } from '@nestwell/domain/ages';
import type { LocalDate } from '@nestwell/domain/calendar-days';

type Member = Pick<User, 'monthsPostpartum' | 'pregnancyWeek' | 'dueDate'>;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Where she is, then the reminder nobody hears often enough. While she is quiet nothing is counted. */
export function leadFor(member: Member, today: LocalDate): string {
  const { monthsPostpartum } = member;
  const rest = 'Rest days count too.';
  if (monthsPostpartum !== null) return `${counted(monthsPostpartum, 'month')} postpartum. ${rest}`;
  const week = weekInWords(member, today);
  return week === null ? rest : `${week}. ${rest}`;
}
