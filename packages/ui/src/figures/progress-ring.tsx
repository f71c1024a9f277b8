import type { CSSProperties, ReactNode } from 'react';
import { strokeColour, type Colour } from '../theme/shells';

export interface ProgressRingProps {
  /** Of the goal; below 0 draws nothing, above 100 fills the ring once. */
  percentage: number;
  /** Pixels at the usual text size; grows with it. */
  size?: number;
  strokeWidth?: number;
  colour?: Colour;
  /** What is measured: "Calories". */
  label: string;
  /** In the middle instead of the rounded percentage. */
  value?: ReactNode;
  /** One small line under the value: "kcal left". */
  caption?: ReactNode;
  /** What a screen reader says; made of label, value and percentage unless given. */
  sentence?: string;
}

const STRANDS = [
  { cx: 50, cy: 47.7, r: 43.4, width: 3.1, shorter: 0 },
  { cx: 52.1, cy: 51.2, r: 42.2, width: 2.9, shorter: 0.6 },
  { cx: 47.9, cy: 51.2, r: 44.4, width: 2.7, shorter: 1.2 },
] as const;
const TRACK_WIDTH = 1.9;
const USUAL_STROKE = 6;

/** Progress as three woven strands. */
export function ProgressRing({
  percentage,
  size = 80,
  strokeWidth = USUAL_STROKE,
  colour = 'calories',
  label,
  value,
  caption,
  sentence,
}: ProgressRingProps) {
  const percent = Number.isFinite(percentage) ? Math.max(0, percentage) : 0;
  const drawn = Math.min(100, percent);
  const rounded = Math.round(percent);
  const said = typeof value === 'string' || typeof value === 'number' ? `${value}, ${rounded}` : `${rounded}`;
  const style = { '--size': `${size / 16}rem`, '--c': strokeColour(colour) } as CSSProperties;
  return (
    <div className="nw-ring" style={style} role="img" aria-label={sentence ?? `${label}: ${said} percent`}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {STRANDS.map(({ cx, cy, r }) => (
          <circle
            key={r}
            className="nw-ring__track"
            cx={cx}
            cy={cy}
            r={r}
            strokeWidth={(TRACK_WIDTH * strokeWidth) / USUAL_STROKE}
          />
        ))}
        {STRANDS.filter(({ shorter }) => drawn > shorter).map(({ cx, cy, r, width, shorter }) => (
          <circle
            key={r}
            className="nw-ring__value"
            cx={cx}
            cy={cy}
            r={r}
            pathLength={100}
            strokeWidth={(width * strokeWidth) / USUAL_STROKE}
            strokeDasharray={`${round(drawn - shorter)} 200`}
          />
        ))}
      </svg>
      <div className="nw-ring__middle">
        <span className="nw-num">{value ?? `${rounded}%`}</span>
        {caption && <span className="nw-ring__caption">{caption}</span>}
      </div>
    </div>
  );
}

const round = (length: number) => Math.round(length * 10) / 10;
