import { addDays, addMonths } from '@nestwell/domain/calendar-days';
import { deviceDate, deviceMoment, endOfDeviceDay } from '@nestwell/domain/device-time';
import { later, MINUTE } from '@nestwell/domain/moments';
import { PANEL_MINUTES } from './timing';

const MONTHS_AHEAD = 2;
/** 28 February is also two months before 29 and 30 April. */
const SHORT_MONTH_DAYS = 3;

/**
 * The moments that alerts and the panel look at: from today to two months ahead, with the whole of the last day.
 * In the first hours of a day, yesterday belongs to it, as what was due before midnight is overdue now.
 */
export function upcomingWindow(now: Date): { from: Date; until: Date } {
  const from = deviceMoment(deviceDate(later(now, -PANEL_MINUTES * MINUTE)));
  const last = addDays(addMonths(deviceDate(now), MONTHS_AHEAD), SHORT_MONTH_DAYS - 1);
  return { from, until: endOfDeviceDay(last) };
}
