import { addDays, dayMonthAndYear, type LocalDate } from '@nestwell/domain/calendar-days';
import { clockWords } from '@nestwell/domain/reading';
import { DateTime, type Zone } from 'luxon';
import type { SessionUser } from '../session-user';
import { RuledZone, spelledZone } from './zone-rules';

const MOST_LETTERS = 64;

/**
 * The zone of the IANA database that a text names (`Europe/Vienna`), in one spelling: what is kept by zone has as many
 * entries as there are zones, whatever callers write. Offsets like `+02:00` name none.
 */
export const zoneNamed = (name: string): string | undefined =>
  name.length <= MOST_LETTERS ? spelledZone(name) : undefined;

/** An instant as the clocks of a zone show it. */
function shownAt(instant: Date | number, zone: Zone): DateTime<true> {
  const shown = DateTime.fromMillis(instant.valueOf(), { zone });
  if (!shown.isValid) throw new RangeError('not an instant');
  return shown;
}

/** How far the clocks of a zone are ahead of UTC at a moment; negative to the west. */
export const minutesAheadOfUtc = (instant: Date, zone: string): number =>
  shownAt(instant, new RuledZone(zone)).offset;

/** The local date of a moment in a zone. */
export function localDateOf(instant: Date, zone: string): LocalDate {
  return shownAt(instant, new RuledZone(zone)).toISODate();
}

/** What the clocks of a zone show at an instant, in milliseconds as if it were UTC's. */
export const shownMillis = (instant: Date | number, zone: Zone): number =>
  shownAt(instant, zone).setZone('utc', { keepLocalTime: true }).toMillis();

/** The first instant at which the clocks of a zone show this; a skipped time moves forward. */
export const instantShowing = (shown: number, zone: Zone): Date =>
  firstOf(DateTime.fromMillis(shown, { zone: 'utc' }).setZone(zone, { keepLocalTime: true }));

/** Where clocks are put back, they show the same time twice. */
const firstOf = (shown: DateTime): Date => (shown.getPossibleOffsets()[0] ?? shown).toJSDate();

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
  return firstOf(DateTime.fromISO(`${date}T${time}`, { zone: new RuledZone(zone) }));
}

/** What a wall clock in a zone shows at a moment, `HH:mm`. */
export function wallClockOf(instant: Date, zone: string): string {
  return shownAt(instant, new RuledZone(zone)).toFormat('HH:mm');
}

/** The same as she reads it, in what is written to her: '17:20', '5:20 PM'. */
export function clockFor(
  { timezone, reading }: Pick<SessionUser, 'timezone' | 'reading'>,
  instant: Date,
): string {
  const { hour, minute } = shownAt(instant, new RuledZone(timezone));
  return clockWords(hour, minute, reading);
}

/** The day it is where she is, in what is written to her: '15 October 2026', 'October 15, 2026'. */
export const dayFor = (
  { timezone, reading }: Pick<SessionUser, 'timezone' | 'reading'>,
  instant: Date,
): string => dayMonthAndYear(localDateOf(instant, timezone), reading);
