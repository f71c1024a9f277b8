import { startOfWeek } from '@nestwell/domain/calendar-days';
import type { Mark } from '../trends/figures';
import * as css from './chart.module.css';

/** Half as wide as the widest. */
const HALF_A_FIGURE = 14;

type DrawnMark = Mark & { x: number };

interface CradlesProps {
  marks: readonly DrawnMark[];
  /** Where the figures of the axis end: nothing is written on them. */
  left: number;
  at: (value: number) => number;
  format: (value: number) => string;
}

/** Above each week of a month its mean: a single day has no room for its figure. */
export function Cradles({ marks, left, at, format }: CradlesProps) {
  return weeksOf(marks).map((week) => {
    const [first] = week;
    const last = week.at(-1);
    if (first === undefined || last === undefined) return null;
    const values = week.map(({ value }) => value ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const y = at(Math.max(...values)) - 8;
    const [from, to] = [first.x - 5, last.x + 5];
    return (
      <g key={first.from}>
        <path className={css.cradle} d={`M${from} ${y - 3}Q${(from + to) / 2} ${y + 5} ${to} ${y - 3}`} />
        <text className={css.value} x={Math.max(left + HALF_A_FIGURE, (from + to) / 2)} y={y - 7}>
          {format(mean)}
        </text>
      </g>
    );
  });
}

function weeksOf(marks: readonly DrawnMark[]): DrawnMark[][] {
  const weeks = new Map<string, DrawnMark[]>();
  for (const mark of marks) {
    if (mark.value === null) continue;
    const monday = startOfWeek(mark.from);
    weeks.set(monday, [...(weeks.get(monday) ?? []), mark]);
  }
  return [...weeks.values()];
}
