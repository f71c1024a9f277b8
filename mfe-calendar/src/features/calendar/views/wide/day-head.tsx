import { dayOfMonth, shortWeekday, type LocalDate } from '@nestwell/domain/calendar-days';
import * as css from './week-grid.module.css';

/** The name and number of a column; the columns themselves carry the whole name. */
export function DayHead({ date, isToday }: { date: LocalDate; isToday: boolean }) {
  return (
    <div className={css.head} aria-hidden="true">
      {shortWeekday(date)}
      <span className={isToday ? css.numberToday : css.number}>{dayOfMonth(date)}</span>
    </div>
  );
}
