import { addDays, addMonths, startOfDay } from './days';
import { PANEL_MINUTES } from './timing';

const MINUTE = 60_000;
const MONTHS_AHEAD = 2;
/** 28 February is also two months before 29 and 30 April. */
const SHORT_MONTH_DAYS = 3;

/**
 * The moments that alerts and the panel look at: from today to two months ahead, with the whole of the last day.
 * In the first hours of a day, yesterday belongs to it, as what was due before midnight is overdue now.
 */
export function upcomingWindow(now: Date): { from: Date; until: Date } {
  const from = startOfDay(new Date(now.getTime() - PANEL_MINUTES * MINUTE));
  const end = addDays(addMonths(startOfDay(now), MONTHS_AHEAD), SHORT_MONTH_DAYS);
  return { from, until: new Date(end.getTime() - 1) };
}
