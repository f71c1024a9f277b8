import { addDays, dayMonthAndYear, type LocalDate } from '@nestwell/domain/calendar-days';
import { clockWords } from '@nestwell/domain/reading';
import { DateTime, IANAZone } from 'luxon';
import type { SessionUser } from '../session-user';

const NAME = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/;
const known = new Map<string, boolean>();

/** Whether a text names a zone of the IANA database (`Europe/Vienna`); offsets like `+02:00` do not. */
export function isZone(name: string): boolean {
  if (name.length > 64 || !NAME.test(name)) return false;
  const seen = known.get(name);
  if (seen !== undefined) return seen;
  const valid = IANAZone.isValidZone(name);
  if (known.size < 2000) known.set(name, valid);
  return valid;
}

const dayIn = (date: LocalDate, zone: string) => DateTime.fromISO(date, { zone });
const dateText = (day: DateTime): LocalDate => day.toFormat('yyyy-MM-dd');

/** How far the clocks of a zone are ahead of UTC at a moment; negative to the west. */
export const minutesAheadOfUtc = (instant: Date, zone: string): number =>
  DateTime.fromJSDate(instant, { zone }).offset;

/** The local date of a moment in a zone. */
export function localDateOf(instant: Date, zone: string): LocalDate {
  return dateText(DateTime.fromJSDate(instant, { zone }));
}

/** The moment a local day begins; where midnight is skipped by daylight saving, the first moment after it. */
export function startOfLocalDay(date: LocalDate, zone: string): Date {
  return dayIn(date, zone).startOf('day').toJSDate();
}

/** The first moment after a local day: a range `[startOfLocalDay, endOfLocalDay)` covers 23, 24 or 25 hours. */
export function endOfLocalDay(date: LocalDate, zone: string): Date {
  return startOfLocalDay(addDays(date, 1), zone);
}

/** The moment a wall clock in a zone shows `HH:mm` on a day; a skipped time moves forward, a repeated one is the first. */
export function atWallClock(date: LocalDate, time: string, zone: string): Date {
  const times = DateTime.fromISO(`${date}T${time}`, { zone }).getPossibleOffsets();
  return new Date(Math.min(...times.map((moment) => moment.toMillis())));
}

/** What a wall clock in a zone shows at a moment, `HH:mm`. */
export function wallClockOf(instant: Date, zone: string): string {
  return DateTime.fromJSDate(instant, { zone }).toFormat('HH:mm');
}

/** The same as she reads it, in what is written to her: '17:20', '5:20 PM'. */
export function clockFor(
  { timezone, reading }: Pick<SessionUser, 'timezone' | 'reading'>,
  instant: Date,
): string {
  const { hour, minute } = DateTime.fromJSDate(instant, { zone: timezone });
  return clockWords(hour, minute, reading);
}

/** The day it is where she is, in what is written to her: '15 October 2026', 'October 15, 2026'. */
export const dayFor = (
  { timezone, reading }: Pick<SessionUser, 'timezone' | 'reading'>,
  instant: Date,
): string => dayMonthAndYear(localDateOf(instant, timezone), reading);
