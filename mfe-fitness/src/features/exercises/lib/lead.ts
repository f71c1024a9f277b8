import type { User } from '@nestwell/contracts/account';
import { weekInWords } from '@nestwell/domain/ages';
import { daysBetween } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';

type Member = Pick<User, 'monthsPostpartum' | 'pregnancyWeek' | 'dueDate' | 'recoveringSince'>;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Where she is, then the reminder nobody hears often enough. What she recovers from is not named. */
export function leadFor(member: Member): string {
  const { monthsPostpartum, recoveringSince } = member;
  const today = deviceDate(new Date());
  const rest = 'Rest days count too.';
  if (monthsPostpartum !== null) return `${counted(monthsPostpartum, 'month')} postpartum. ${rest}`;
  const week = weekInWords(member, today);
  if (week !== null) return `${week}. ${rest}`;
  if (recoveringSince === null) return rest;
  const weeks = Math.floor(daysBetween(recoveringSince, today) / 7);
  return weeks < 1 ? `The first days. ${rest}` : `${counted(weeks, 'week')} on. ${rest}`;
}
