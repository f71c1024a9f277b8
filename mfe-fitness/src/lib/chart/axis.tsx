import * as css from './chart.module.css';
import type { Plot } from './plot';

interface AxisProps {
  plot: Plot;
  ticks: readonly number[];
  at: (value: number) => number;
  label: (value: number) => string;
  /** Once, above the labels. */
  unit?: string;
}

/** Lines across with their figures at the left. */
export function Axis({ plot, ticks, at, label, unit }: AxisProps) {
  return (
    <>
      <path
        className={css.grid}
        d={ticks.map((tick) => `M${plot.left} ${at(tick)}H${plot.right}`).join('')}
      />
      {unit && (
        <text className={css.unit} x={plot.left - 6} y={12}>
          {unit}
        </text>
      )}
      {ticks.map((tick) => (
        <text key={tick} className={css.tick} x={plot.left - 6} y={at(tick) + 4}>
          {label(tick)}
        </text>
      ))}
    </>
  );
}
