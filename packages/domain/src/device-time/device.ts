import { addDays, type LocalDate } from '../calendar-days';
import { later, MINUTE } from '../moments';
import { clockWords, deviceReading } from '../reading';
import { renderClock } from './render-clock';

/*
 * What the reader's clock and calendar say: this device's, or those that a page is rendered by. The server's own rules of
 * time are in its `platform/time`.
 */

const two = (value: number) => String(value).padStart(2, '0');

const offsetAt = (moment: Date): number =>
  renderClock()?.offsetAt(moment.getTime()) ?? -moment.getTimezoneOffset() * MINUTE;

/** Her wall clock at a moment, to be read as if it were UTC's. */
const wallClock = (moment: Date): Date => new Date(moment.getTime() + offsetAt(moment));

/** The day of a moment on her calendar. */
export function deviceDate(moment: Date): LocalDate {
  const shown = wallClock(moment);
  const year = String(shown.getUTCFullYear()).padStart(4, '0');
  return `${year}-${two(shown.getUTCMonth() + 1)}-${two(shown.getUTCDate())}`;
}

/** The hour on her clock, from 0 to 23. */
export const deviceHour = (moment: Date): number => wallClock(moment).getUTCHours();

/** The minute on her clock. */
export const deviceMinute = (moment: Date): number => wallClock(moment).getUTCMinutes();

/** The day of the week on her calendar, from Sunday as 0. */
export const deviceWeekday = (moment: Date): number => wallClock(moment).getUTCDay();

/** What her clock shows at a moment, as she reads it: '17:20', '5:20 PM'. */
export const deviceClock = (moment: Date, reading = deviceReading()): string =>
  clockWords(deviceHour(moment), deviceMinute(moment), reading);

/** 'HH:mm', as fields of time take it. */
export const deviceTimeValue = (moment: Date): string =>
  `${two(deviceHour(moment))}:${two(deviceMinute(moment))}`;

/** 'YYYY-MM-DDTHH:mm', as fields of date and time take it. */
export const deviceFieldValue = (moment: Date): string => `${deviceDate(moment)}T${deviceTimeValue(moment)}`;

/** When her clock shows a time on a day; midnight unless another is given. A skipped time moves forward. */
export function deviceMoment(date: LocalDate, hour = 0, minute = 0): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const clock = renderClock();
  if (!clock) return new Date(year, month - 1, day, hour, minute);
  const shown = Date.UTC(year, month - 1, day, hour, minute);
  return new Date(shown - clock.offsetAt(shown - clock.offsetAt(shown)));
}

/** The last millisecond of a day of hers. */
export const endOfDeviceDay = (date: LocalDate): Date => later(deviceMoment(addDays(date, 1)), -1);

/** The IANA zone of her device's clock. */
export const deviceZone = (): string =>
  renderClock()?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether a zone is that of her device's clock, by whichever of its names: 'Asia/Kolkata' is also 'Asia/Calcutta'. */
export function isDeviceZone(zone: string): boolean {
  const here = deviceZone();
  return zone === here || nameInUse(zone) === nameInUse(here);
}

/** The name by which this engine calls a zone; one that it does not know keeps its own. */
function nameInUse(zone: string): string {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
}
