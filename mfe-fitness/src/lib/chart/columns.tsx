import type { LocalDate } from '@nestwell/domain/calendar-days';
import type { Mark } from '../trends/figures';
import type { Period } from '../trends/spans';
import * as css from './chart.module.css';
import { columnOf, type Plot } from './plot';

interface ColumnsProps {
  plot: Plot;
  marks: readonly Mark[];
  by: Period['by'];
  today: LocalDate;
}

/** Room that a label needs: 'Oct', '5 Oct', '15'. */
const ROOM = { month: 30, week: 48, day: 30 } as const;
const LETTER = 8;

/** What stands below the baseline: when, and on how many days a mark rests. */
export function Columns({ plot, marks, by, today }: ColumnsProps) {
  const room = (plot.right - plot.left) / marks.length;
  const letters = by === 'month' && room < ROOM.month;
  const step = letters
    ? 1
    : Math.ceil(Math.max(ROOM[by], ...marks.map(({ label }) => label.length * LETTER)) / room);
  return (
    <g>
      {by !== 'day' && (
        <text className={css.unit} x={plot.left - 6} y={plot.bottom + 33}>
          days
        </text>
      )}
      {marks.map(({ from, to, label, days }, index) => {
        if (index % step !== 0) return null;
        const x = columnOf(plot, index, marks.length);
        const here = from <= today && today <= to;
        return (
          <text key={from} className={here ? css.here : undefined} x={x} y={plot.bottom + 18}>
            {letters ? label.charAt(0) : label}
            {by !== 'day' && (
              <tspan x={x} dy={15}>
                {days}
              </tspan>
            )}
          </text>
        );
      })}
    </g>
  );
}
