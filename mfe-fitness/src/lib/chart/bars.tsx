import * as css from './chart.module.css';
import type { DrawingProps } from './drawing-props';
import { Axis } from './axis';
import { Cradles } from './cradles';
import { Chart } from './chart';
import { Columns } from './columns';
import { columnOf, heightsOf, plotOf, ticksOf } from './plot';
import { StageStrip } from './stage-strip';
import { useChartWidth } from './use-chart-width';

const BOTTOM = 180;
const WIDEST = 26;
/** A mean of fewer days stands on a dashed edge. */
const FEW_DAYS = 5;
const LETTER = 6.8;

/** Egg-topped bars, their values above them. */
export function Bars({ measure, period, marks, stages, today, summary }: DrawingProps) {
  const box = useChartWidth();
  const plot = plotOf(box.width, 40, BOTTOM);
  const values = marks.flatMap(({ value }) => value ?? []);
  const at = heightsOf(plot, 0, Math.max(...values, measure.goal ?? 0, 1));
  const room = (plot.right - plot.left) / marks.length;
  const width = Math.min(WIDEST, room * 0.66);
  const longest = Math.max(0, ...values.map((value) => measure.format(value).length)) * LETTER;
  const height = BOTTOM + (period.by === 'day' ? 26 : 40) + (stages.length > 0 ? 24 : 0);
  const drawn = marks.map((mark, index) => ({ ...mark, x: columnOf(plot, index, marks.length) }));
  return (
    <Chart box={box} height={height} hue={measure.hue} summary={summary}>
      <Axis plot={plot} ticks={ticksOf(at)} at={at} label={String} unit={measure.unit} />
      {measure.goal !== undefined && (
        <path className={css.goal} d={`M${plot.left} ${at(measure.goal)}H${plot.right}`} />
      )}
      {drawn.map(({ from, to, x, value, days }) =>
        value === null ? null : (
          <g key={from}>
            <path
              className={from <= today && today <= to ? css.barHere : css.bar}
              strokeDasharray={period.by !== 'day' && days < FEW_DAYS ? '3 3' : undefined}
              d={barPath(x, at(value), width)}
            />
            {(period.span !== 'month' || room >= longest) && (
              <BarValue x={x} top={at(value)} upright={room < longest} here={from <= today && today <= to}>
                {measure.format(value)}
              </BarValue>
            )}
          </g>
        ),
      )}
      {period.span === 'month' && room < longest && (
        <Cradles marks={drawn} left={plot.left} at={at} format={measure.format} />
      )}
      <Columns plot={plot} marks={marks} by={period.by} today={today} />
      <StageStrip plot={plot} period={period} stages={stages} />
    </Chart>
  );
}

interface BarValueProps {
  x: number;
  top: number;
  /** Along the bar, where columns are too narrow for it above. */
  upright: boolean;
  here: boolean;
  children: string;
}

function BarValue({ x, top, upright, here, children }: BarValueProps) {
  if (!upright) {
    return (
      <text className={css.value} x={x} y={top - 6}>
        {children}
      </text>
    );
  }
  return (
    <text
      className={here ? css.uprightHere : css.upright}
      transform={`translate(${x + 4} ${BOTTOM - 8}) rotate(-90)`}
    >
      {children}
    </text>
  );
}

function barPath(x: number, top: number, width: number): string {
  const half = width / 2;
  const crown = Math.min(12, half * 1.1, Math.max(0, BOTTOM - top));
  const side = Math.max(0, BOTTOM - top - crown);
  return `M${x - half} ${BOTTOM}v${-side}c0 ${-crown * 0.56} ${half * 0.46} ${-crown} ${half} ${-crown}s${half} ${crown * 0.44} ${half} ${crown}v${side}z`;
}
