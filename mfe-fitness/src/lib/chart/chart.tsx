import { fieldAndEdgeOf } from './hues';
import type { Measure } from '../trends/measures';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import * as css from './chart.module.css';

interface ChartProps {
  box: { ref: RefObject<HTMLDivElement | null>; width: number; isOnPaper: boolean };
  height: number;
  hue: Measure['hue'];
  /** What the drawing says, for whoever cannot see it. */
  summary: string;
  /** Stands on the drawing. */
  over?: ReactNode;
  children: ReactNode;
}

export function Chart({ box, height, hue, summary, over, children }: ChartProps) {
  return (
    <div
      ref={box.ref}
      className={css.chart}
      style={{ '--m': fieldAndEdgeOf(hue).edge, '--f': fieldAndEdgeOf(hue).field } as CSSProperties}
    >
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${box.width} ${height}`}
        style={{ height: box.isOnPaper ? 'auto' : `${height / 16}rem` }}
      >
        {children}
      </svg>
      {over}
    </div>
  );
}
