import { dayOfMonth, fullDay, shortWeekday, weekday } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import type { ChartPoint } from '@nestwell/ui';
import type { Span } from './period';
import type { Point } from './series';

/** Days as charts name them: 'Mon' in a week, the number in a month; in full for screen readers. */
export function chartPoints(points: readonly Point[], span: Span): ChartPoint[] {
  const today = deviceDate(new Date());
  return points.map(({ date, value }) => ({
    label: span === 'week' ? shortWeekday(date) : String(dayOfMonth(date)),
    name: span === 'week' ? weekday(date) : fullDay(date),
    value,
    today: date === today,
  }));
}
