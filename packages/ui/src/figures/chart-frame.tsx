import type { CSSProperties, ReactNode } from 'react';
import { fieldAndEdge, type Colour } from '../theme/shells';

export interface ChartPoint {
  /** Under the baseline: "Mon". */
  label: string;
  /** In full for screen readers: "Monday". */
  name?: string;
  /** `null` is a day without a value: the chart leaves a gap there, never a zero. */
  value: number | null;
  today?: boolean;
}

export interface ChartProps {
  /** Names the chart and its hidden table: "Sleep by day in hours". */
  title: string;
  points: readonly ChartPoint[];
  colour?: Colour;
  /** A dotted line; explain it in words beside the chart. */
  goal?: number;
  format?: (value: number) => string;
}

export const WIDTH = 340;
export const BASELINE = 130;
const HEIGHT = 158;
const TOP = 34;
const EDGE = 24;

/** Where a day stands, in chart units. */
export function columnOf(index: number, count: number): number {
  return count < 2 ? WIDTH / 2 : EDGE + (index * (WIDTH - EDGE * 2 - 0.4)) / (count - 1);
}

/** Maps values to heights: `low` rests on the baseline, `high` leaves room for its number. */
export function rowOf(low: number, high: number): (value: number) => number {
  const span = high - low || 1;
  return (value) => BASELINE - ((value - low) / span) * (BASELINE - TOP);
}

/** Which days are named when there are too many for the width: every seventh, and always today. */
function namesDay(point: ChartPoint, index: number, count: number): boolean {
  return count <= 8 || point.today === true || index % Math.ceil(count / 5) === 0;
}

export function ChartFrame({
  title,
  points,
  colour = 'calories',
  format = String,
  children,
}: ChartProps & { children: ReactNode }) {
  const { field, edge } = fieldAndEdge(colour);
  return (
    <figure className="nw-chart" style={{ '--f': field, '--m': edge } as CSSProperties}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className="nw-chart__baseline" d={`M4 ${BASELINE}H336`} />
        {children}
        {points.map(
          (point, index) =>
            namesDay(point, index, points.length) && (
              <text
                key={index}
                className={point.today ? 'nw-chart__today' : undefined}
                x={columnOf(index, points.length)}
                y={151}
              >
                {point.label}
              </text>
            ),
        )}
      </svg>
      <ChartTable title={title} points={points} format={format} />
    </figure>
  );
}

/** The same numbers for whoever cannot see the drawing. */
export function ChartTable({
  title,
  points,
  format,
}: Required<Pick<ChartProps, 'title' | 'points' | 'format'>>) {
  return (
    <div className="nw-sr">
      <table>
        <caption>{title}</caption>
        <tbody>
          {points.map(({ label, name, value }, index) => (
            <tr key={index}>
              <th scope="row">{name ?? label}</th>
              <td>{value === null ? 'Nothing logged' : format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A value above its mark; left out where marks stand too close to read. */
export function ValueText({
  x,
  y,
  children,
  count,
}: {
  x: number;
  y: number;
  children: ReactNode;
  count: number;
}) {
  if (count > 10) return null;
  return (
    <text className="nw-chart__value" x={x} y={y}>
      {children}
    </text>
  );
}
