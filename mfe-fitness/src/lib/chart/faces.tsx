import { EnergyEgg, MoodEgg } from '@nestwell/ui';
import { curveMonotoneX, line } from 'd3-shape';
import { levelOf } from '../levels';
import { Axis } from './axis';
import { Chart } from './chart';
import * as css from './chart.module.css';
import { Columns } from './columns';
import type { DrawingProps } from './drawing-props';
import { columnOf, heightsOf, plotOf } from './plot';
import { StageStrip } from './stage-strip';
import { useChartWidth } from './use-chart-width';

const BOTTOM = 190;
const FACE = 24;
/** A figure that has less room leaves it to its neighbour. */
const FIGURE = 26;

/** Egg faces at the mean, strung together; a gap parts the string. */
export function Faces({ measure, period, marks, stages, today, summary }: DrawingProps) {
  const box = useChartWidth();
  const words = measure.words ?? [];
  const plot = plotOf(box.width, Math.max(...words.map((word) => word.length)) * 6.6 + 12, BOTTOM);
  const at = heightsOf(plot, 0, words.length - 1);
  const room = (plot.right - plot.left) / marks.length;
  const named = Math.ceil(FIGURE / room);
  const Egg = measure.figure === 'mood' ? MoodEgg : EnergyEgg;
  const drawn = marks.map((mark, index) => ({ ...mark, x: columnOf(plot, index, marks.length) }));
  const strand = line<(typeof drawn)[number]>()
    .defined(({ value }) => value !== null)
    .x(({ x }) => x)
    .y(({ value }) => at(value ?? 0))
    .curve(curveMonotoneX);
  const height = BOTTOM + 40 + (stages.length > 0 ? 24 : 0);
  const faces = drawn.map(({ from, to, x, value }) =>
    value === null ? null : (
      <span
        key={from}
        className={css.face}
        style={{
          left: `${(x / box.width) * 100}%`,
          top: `${(at(value) / height) * 100}%`,
          width: `${(Math.min(FACE, room - 1) / box.width) * 100}%`,
        }}
      >
        <Egg level={levelOf(value)} on={from <= today && today <= to} />
      </span>
    ),
  );
  return (
    <Chart box={box} height={height} hue={measure.hue} summary={summary} over={faces}>
      <Axis
        plot={plot}
        ticks={words.map((_, level) => level)}
        at={at}
        label={(level) => words[level] ?? ''}
      />
      <path className={css.strand} d={strand(drawn) ?? ''} />
      {drawn.map(({ from, x, value }, index) =>
        value === null || (marks.length - 1 - index) % named !== 0 ? null : (
          <text key={from} className={css.value} x={x} y={at(value) - 17}>
            {measure.format(value)}
          </text>
        ),
      )}
      <Columns plot={plot} marks={marks} by={period.by} today={today} />
      <StageStrip plot={plot} period={period} stages={stages} />
    </Chart>
  );
}
