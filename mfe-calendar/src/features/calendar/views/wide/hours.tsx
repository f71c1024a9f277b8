import { clockOf } from './target';
import * as css from './week-grid.module.css';

const DAY = '2026-01-01';
const hours = Array.from({ length: 24 }, (_, hour) => ({ day: DAY, minutes: hour * 60 }));

/** The clock down the side, as she reads it. */
export function Hours() {
  return (
    <div className={css.hours} aria-hidden="true">
      {hours.map((at) => (
        <span key={at.minutes} className={css.hour}>
          {clockOf(at)}
        </span>
      ))}
    </div>
  );
}
