import { addDays, dayMonthAndYear, type LocalDate } from '@nestwell/domain/calendar-days';
import { clockWords } from '@nestwell/domain/reading';
import { MINUTE } from '@nestwell/domain/moments';
import type { SessionUser } from '../session-user';
import { clockOf } from './wall-clock';
import { spelledZone } from './zone-rules';

const MOST_LETTERS = 64;

/**
 * The zone of the IANA database that a text names (`Europe/Vienna`), in one spelling: what is kept by zone has as many
 * entries as there are zones, whatever callers write. Offsets like `+02:00` name none.
 */
export const zoneNamed = (name: string): string | undefined =>
  name.length <= MOST_LETTERS ? spelledZone(name) : undefined;

/** What the clocks of a zone show at a moment, as `2026-11-22T08:30:00.000Z`. */
const shownAt = (instant: Date, zone: string): string =>
  new Date(clockOf(zone).at(instant.getTime())).toISOString();

/** How far the clocks of a zone are ahead of UTC at a moment; negative to the west. */
export const minutesAheadOfUtc = (instant: Date, zone: string): number =>
  clockOf(zone).aheadAt(instant.getTime()) / MINUTE;

/** The local date of a moment in a zone. */
export function localDateOf(instant: Date, zone: string): LocalDate {
  return shownAt(instant, zone).slice(0, 10);
}

/** The moment a local day begins; where midnight is skipped by daylight saving, the first moment after it. */
export function startOfLocalDay(date: LocalDate, zone: string): Date {
  return atWallClock(date, '00:00', zone);
}

/** The first moment after a local day: a range `[startOfLocalDay, endOfLocalDay)` covers 23, 24 or 25 hours. */
export function endOfLocalDay(date: LocalDate, zone: string): Date {
  return startOfLocalDay(addDays(date, 1), zone);
}

/** The moment a wall clock in a zone shows `HH:mm` on a day; a skipped time moves forward, a repeated one is the first. */
export function atWallClock(date: LocalDate, time: string, zone: string): Date {
  return new Date(clockOf(zone).momentOf(Date.parse(`${date}T${time}Z`)));
}

/** What a wall clock in a zone shows at a moment, `HH:mm`. */
export function wallClockOf(instant: Date, zone: string): string {
  return shownAt(instant, zone).slice(11, 16);
}

/** The same as she reads it, in what is written to her: '17:20', '5:20 PM'. */
export function clockFor(
  { timezone, reading }: Pick<SessionUser, 'timezone' | 'reading'>,
  instant: Date,
): string {
  const [hour, minute] = wallClockOf(instant, timezone).split(':').map(Number);
  return clockWords(hour ?? 0, minute ?? 0, reading);
}

/** The day it is where she is, in what is written to her: '15 October 2026', 'October 15, 2026'. */
export const dayFor = (
  { timezone, reading }: Pick<SessionUser, 'timezone' | 'reading'>,
  instant: Date,
): string => dayMonthAndYear(localDateOf(instant, timezone), reading);
