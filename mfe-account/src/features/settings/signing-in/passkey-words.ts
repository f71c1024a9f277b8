import type { Passkey, SigningIn } from '@nestwell/contracts/identity';
import {
  dayAndLongMonth,
  dayMonthAndYear,
  daysBetween,
  weekday,
  yearOf,
} from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';

/** 'Since 3 October, used today' */
export function sinceAndUsed({ createdAt, lastUsedAt }: Passkey, now: Date): string {
  const used = lastUsedAt === null ? 'not used yet' : `used ${dayFor(new Date(lastUsedAt), now)}`;
  return `Since ${longDay(new Date(createdAt), now)}, ${used}`;
}

/** What opens her account once her last passkey is gone. */
export const opensWithout = ({ codeAskedBy }: SigningIn): string =>
  codeAskedBy === 'nobody'
    ? 'Your e-mail alone then opens your account: whoever knows it can read what you log.'
    : 'A code by mail then opens your account.';

/** 'today', 'yesterday', 'Monday', '28 September' */
function dayFor(moment: Date, now: Date): string {
  const date = deviceDate(moment);
  const days = daysBetween(date, deviceDate(now));
  if (days < 2) return days < 1 ? 'today' : 'yesterday';
  return days < 7 ? weekday(date) : longDay(moment, now);
}

export function longDay(moment: Date, now: Date): string {
  const date = deviceDate(moment);
  return yearOf(date) === yearOf(deviceDate(now)) ? dayAndLongMonth(date) : dayMonthAndYear(date);
}
