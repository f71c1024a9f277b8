import { addDays, type LocalDate } from '../calendar-days';
import { later } from '../moments';
import { clockWords, deviceReading } from '../reading';

/* What this device's clock and calendar say, which are hers. The server has other clocks: see its `platform/time`. */

const two = (value: number) => String(value).padStart(2, '0');

/** The day of a moment on her calendar. */
export const deviceDate = (moment: Date): LocalDate =>
  `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** What her clock shows at a moment, as she reads it: '17:20', '5:20 PM'. */
export const deviceClock = (moment: Date, reading = deviceReading()): string =>
  clockWords(moment.getHours(), moment.getMinutes(), reading);

/** 'YYYY-MM-DDTHH:mm', as fields of date and time take it. */
export const deviceFieldValue = (moment: Date): string =>
  `${deviceDate(moment)}T${two(moment.getHours())}:${two(moment.getMinutes())}`;

/** When her clock shows a time on a day; midnight unless another is given. A skipped time moves forward. */
export function deviceMoment(date: LocalDate, hour = 0, minute = 0): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, hour, minute);
}

/** The last millisecond of a day of hers. */
export const endOfDeviceDay = (date: LocalDate): Date => later(deviceMoment(addDays(date, 1)), -1);

/** The IANA zone of her device's clock. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

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
