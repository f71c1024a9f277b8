import { line } from 'd3-shape';
import type { Weighing } from '../trends/weighings';
import { namedOf, runsOf, trendOf } from '../trends/weighings';
import { bucketsOf } from '../trends/buckets';
import { Axis } from './axis';
import { Chart } from './chart';
import * as css from './chart.module.css';
import type { DrawingProps } from './drawing-props';
import { dayOf, heightsOf, type Plot, plotOf, ticksOf } from './plot';
import type { Period, Stretch } from '../trends/spans';
import { StageGrounds } from './stage-strip';
import { useChartWidth } from './use-chart-width';
import { addDays } from '@nestwell/domain/calendar-days';

const BOTTOM = 206;
const LABEL = 46;
/** The first value stands beside the figures of the axis, not on them. */
const HALF_A_VALUE = 24;
const EGG = 'M0-6.5C3-6.5 5-2 5 1.500 5 4.500 2.800 6.500 0 6.500S-5 4.500-5 1.500C-5-2-3-6.500 0-6.500Z';

interface WeightChartProps extends Omit<DrawingProps, 'marks'> {
  weighings: readonly Weighing[];
  /** How wide its card is. */
  place?: 'whole' | 'half';
}

const middleOf = (plot: Plot, period: Period, { from, to }: Stretch) =>
  (dayOf(plot, period, from) + dayOf(plot, period, addDays(to, 1))) / 2;

/** Every weighing a dot, the trend a strand; what was not weighed for long stays open. */
export function WeightChart({
  measure,
  period,
  weighings,
  stages,
  today,
  summary,
  place = 'whole',
}: WeightChartProps) {
  const box = useChartWidth(place);
  const plot = plotOf(box.width, 40, BOTTOM, 18);
  const values = [
    ...weighings.map(({ value }) => value),
    ...(measure.goal === undefined ? [] : [measure.goal]),
  ];
  const at = heightsOf(plot, Math.min(...values) - 1, Math.max(...values) + 1);
  // Asked for several times of each weighing, and dates are slow to count with.
  const middles = new Map(
    weighings.map(({ date }) => [date, middleOf(plot, period, { from: date, to: date })]),
  );
  const x = ({ date }: Weighing) => middles.get(date) ?? 0;
  const y = ({ value }: Weighing) => at(value);
  const strand = line<Weighing>().x(x).y(y);
  const buckets = bucketsOf(period);
  const step = Math.ceil((buckets.length * LABEL) / (plot.right - plot.left));
  // A stroke without length and with a round end is a dot: far cheaper to paint than a circle.
  const dot = (weighing: Weighing) => `M${x(weighing)} ${y(weighing)}h0`;
  return (
    <Chart box={box} height={BOTTOM + 26} hue={measure.hue} summary={summary}>
      <StageGrounds plot={plot} period={period} stages={stages} />
      <Axis plot={plot} ticks={ticksOf(at)} at={at} label={String} unit={measure.unit} />
      {measure.goal !== undefined && (
        <path className={css.goal} d={`M${plot.left} ${at(measure.goal)}H${plot.right}`} />
      )}
      <path className={css.dots} d={weighings.map(dot).join('')} />
      <path
        className={css.strand}
        d={runsOf(weighings, period.span)
          .map((run) => strand(trendOf(run)))
          .join('')}
      />
      {namedOf(weighings, x).map((weighing) => (
        <g key={weighing.date}>
          <path
            className={weighing.date === weighings.at(-1)?.date ? css.eggHere : css.egg}
            d={EGG}
            transform={`translate(${x(weighing)} ${y(weighing)})`}
          />
          <text
            className={css.value}
            x={Math.max(plot.left + HALF_A_VALUE, x(weighing))}
            y={y(weighing) - 11}
          >
            {measure.format(weighing.value)}
          </text>
        </g>
      ))}
      {buckets.map(
        (bucket, index) =>
          index % step === 0 && (
            <text
              key={bucket.from}
              className={bucket.from <= today && today <= bucket.to ? css.here : undefined}
              x={middleOf(plot, period, bucket)}
              y={BOTTOM + 18}
            >
              {bucket.label}
            </text>
          ),
      )}
    </Chart>
  );
}
