import type { User } from '@nestwell/contracts/account';
import { daysBetween } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';

type Member = Pick<User, 'monthsPostpartum' | 'pregnancyWeek' | 'recoveringSince'>;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Where she is, then the reminder nobody hears often enough. What she recovers from is not named. */
export function leadFor({ monthsPostpartum, pregnancyWeek, recoveringSince }: Member): string {
  const rest = 'Rest days count too.';
  if (monthsPostpartum !== null) return `${counted(monthsPostpartum, 'month')} postpartum. ${rest}`;
  if (pregnancyWeek !== null) return `Week ${pregnancyWeek}. ${rest}`;
  if (recoveringSince === null) return rest;
  const weeks = Math.floor(daysBetween(recoveringSince, deviceDate(new Date())) / 7);
  return weeks < 1 ? `The first days. ${rest}` : `${counted(weeks, 'week')} on. ${rest}`;
}
