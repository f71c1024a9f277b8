import { curveMonotoneX, line } from 'd3-shape';
import type { Mark } from '../trends/figures';
import type { Measure } from '../trends/measures';
import type { Period } from '../trends/spans';
import { Chart } from './chart';
import * as css from './chart.module.css';
import { fieldAndEdgeOf } from './hues';
import { columnOf, heightsOf, plotOf, type Plot } from './plot';
import { useChartWidth } from './use-chart-width';

export interface Side {
  measure: Measure;
  marks: readonly Mark[];
}

const BOTTOM = 170;
const LABEL = 40;
const TICKS = 3;
const EGG =
  'M0-5.500C2.600-5.500 4.300-1.700 4.300 1.300 4.300 3.800 2.400 5.500 0 5.500S-4.300 3.800-4.300 1.300C-4.300-1.700-2.600-5.500 0-5.500Z';

/** Two measures over the same days, each on an axis of its own and in its own ink. */
export function TwoChart({
  sides,
  period,
  summary,
}: {
  sides: readonly [Side, Side];
  period: Period;
  summary: string;
}) {
  const box = useChartWidth();
  const plot = plotOf(box.width, 50, BOTTOM, 66);
  const marks = sides[0].marks;
  const step =
    period.by === 'month'
      ? Math.ceil((marks.length * 18) / (plot.right - plot.left))
      : Math.ceil((marks.length * LABEL) / (plot.right - plot.left));
  const letters = (plot.right - plot.left) / marks.length < 30 && period.by === 'month';
  return (
    <Chart box={box} height={BOTTOM + 26} hue={sides[0].measure.hue} summary={summary}>
      <SideLine plot={plot} side={sides[0]} />
      <SideLine plot={plot} side={sides[1]} second />
      {marks.map(({ from, label }, index) =>
        index % step === 0 ? (
          <text key={from} x={columnOf(plot, index, marks.length)} y={BOTTOM + 18}>
            {letters ? label.charAt(0) : label}
          </text>
        ) : null,
      )}
    </Chart>
  );
}

function SideLine({ plot, side: { measure, marks }, second }: { plot: Plot; side: Side; second?: boolean }) {
  const values = marks.flatMap(({ value }) => value ?? []);
  if (values.length === 0) return null;
  const { words } = measure;
  const at = words
    ? heightsOf(plot, 0, words.length - 1)
    : heightsOf(plot, Math.min(...values), Math.max(...values, Math.min(...values) + 1));
  const { edge, ink } = fieldAndEdgeOf(measure.hue);
  const drawn = marks.map((mark, index) => ({ ...mark, x: columnOf(plot, index, marks.length) }));
  const strand = line<(typeof drawn)[number]>()
    .defined(({ value }) => value !== null)
    .x(({ x }) => x)
    .y(({ value }) => at(value ?? 0))
    .curve(curveMonotoneX);
  const eggs = drawn.filter(({ value }) => value !== null);
  return (
    <g>
      {(words ? words.map((_, level) => level) : at.ticks(TICKS)).map((tick) => (
        <text
          key={tick}
          className={second ? css.tickRight : css.tick}
          x={second ? plot.right + 6 : plot.left - 6}
          y={at(tick) + 4}
          fill={ink}
        >
          {words ? words[tick] : tick}
        </text>
      ))}
      <path className={second ? css.dotted : css.strand} d={strand(drawn) ?? ''} stroke={edge} />
      {eggs.map(({ from, x, value }) => (
        <path
          key={from}
          d={EGG}
          transform={`translate(${x} ${at(value ?? 0)})`}
          fill={second ? 'var(--nw-raised)' : edge}
          stroke={edge}
          strokeWidth={1.5}
        />
      ))}
    </g>
  );
}
