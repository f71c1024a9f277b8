import { classNames } from '../class-names';
import { BASELINE, ChartFrame, ValueText, WIDTH, columnOf, rowOf, type ChartProps } from './chart-frame';

const USUAL_WIDTH = 26;

/** Egg-topped bars on a baseline. */
export function BarChart(props: ChartProps) {
  const { points, goal, format = String } = props;
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const row = rowOf(0, Math.max(...values, goal ?? 0, 1));
  const width = Math.min(USUAL_WIDTH, (WIDTH / points.length) * 0.7);
  return (
    <ChartFrame {...props}>
      {goal !== undefined && <path className="nw-chart__goal" d={`M4 ${row(goal)}H336`} />}
      {points.map(({ value, today }, index) => {
        if (value === null) return null;
        const x = columnOf(index, points.length);
        const top = row(value);
        return (
          <g key={index}>
            <path
              className={classNames('nw-chart__bar', today && 'nw-chart__bar--today')}
              d={barPath(x, top, width)}
            />
            <ValueText x={x} y={top - 6} count={points.length}>
              {format(value)}
            </ValueText>
          </g>
        );
      })}
    </ChartFrame>
  );
}

function barPath(x: number, top: number, width: number): string {
  const half = width / 2;
  const foot = BASELINE - 1;
  const crown = Math.min(16, Math.max(0, foot - top));
  const side = Math.max(0, foot - top - crown);
  return `M${x - half} ${foot}v${-side}c0 ${-crown * 0.56} ${half * 0.46} ${-crown} ${half} ${-crown}s${half} ${crown * 0.44} ${half} ${crown}v${side}z`;
}
