import { classNames } from '../class-names';
import { ChartFrame, ValueText, columnOf, rowOf, type ChartProps } from './chart-frame';
import { EggOutline } from './faces';

interface Mark {
  x: number;
  y: number;
}

// Three loose strands: the middle one carries the values, the others lie beside it.
const STRANDS = [
  { dx: 0, dy: 0, main: true },
  { dx: 1, dy: 1.92, main: false },
  { dx: 2, dy: -1.92, main: false },
] as const;

/** Strands with egg markers. The axis need not begin at zero: weights differ by tenths. */
export function LineChart(props: ChartProps) {
  const { points, goal, format = String } = props;
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const all = goal === undefined ? values : [...values, goal];
  const low = Math.min(...all);
  const high = Math.max(...all);
  // The lowest value floats a third above the baseline: it is not zero.
  const row = rowOf(low - (high - low || 1) * 0.7, high);
  const markOf = (index: number, value: number): Mark => ({
    x: columnOf(index, points.length),
    y: row(value),
  });
  return (
    <ChartFrame {...props}>
      {goal !== undefined && <path className="nw-chart__goal" d={`M4 ${row(goal)}H336`} />}
      {runsOf(points.map(({ value }, index) => (value === null ? null : markOf(index, value)))).map(
        (run, at) => (
          <Strands key={at} run={run} />
        ),
      )}
      {points.map(({ value, today }, index) => {
        if (value === null) return null;
        const { x, y } = markOf(index, value);
        return (
          <g key={index}>
            <EggOutline
              className={classNames('nw-chart__egg', today && 'nw-chart__egg--today')}
              transform={`translate(${x} ${y}) scale(${points.length > 10 ? 0.2 : 0.36}) translate(-20 -25)`}
            />
            <ValueText x={x} y={y - 15} count={points.length}>
              {format(value)}
            </ValueText>
          </g>
        );
      })}
    </ChartFrame>
  );
}

function Strands({ run }: { run: readonly Mark[] }) {
  if (run.length < 2) return null;
  const path = run.reduce((d, mark, index) => {
    const before = run[index - 1];
    if (!before) return `M${mark.x} ${mark.y}`;
    const bend = (before.x + mark.x) / 2;
    return `${d}C${bend} ${before.y} ${bend} ${mark.y} ${mark.x} ${mark.y}`;
  }, '');
  return STRANDS.map(({ dx, dy, main }) => (
    <path
      key={dy}
      className={classNames('nw-chart__strand', main && 'nw-chart__strand--main')}
      d={path}
      transform={`translate(${dx} ${dy})`}
    />
  ));
}

/** Neighbouring days with values; a gap parts two runs. */
function runsOf(marks: readonly (Mark | null)[]): Mark[][] {
  const runs: Mark[][] = [[]];
  for (const mark of marks) {
    if (mark) runs.at(-1)?.push(mark);
    else runs.push([]);
  }
  return runs;
}
