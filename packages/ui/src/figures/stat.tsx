import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

export interface StatProps {
  value: ReactNode;
  /** Small, right of the number: "of 10". */
  unit?: ReactNode;
  label: ReactNode;
}

/** Figures in a row, split by hairlines. Children are `Stat`. */
export function StatLine({ className, ...props }: ComponentProps<'dl'>) {
  return <dl data-whole {...props} className={classNames('nw-statline', className)} />;
}

export function Stat({ value, unit, label }: StatProps) {
  return (
    <div className="nw-stat">
      <dt className="nw-stat__label">{label}</dt>
      <dd className="nw-num">
        {value}
        {unit && <small> {unit}</small>}
      </dd>
    </div>
  );
}

/** A figure that can be pressed. */
export function StatTile({ value, unit, label, className, ...props }: StatProps & ComponentProps<'button'>) {
  return (
    <button type="button" {...props} className={classNames('nw-tile', className)}>
      <span className="nw-num">
        {value}
        {unit && <small> {unit}</small>}
      </span>
      <span className="nw-stat__label">{label}</span>
    </button>
  );
}

export interface ProgressBarProps {
  percentage: number;
  label: string;
  /** What a screen reader says in place of the percentage: "6 of 10 workouts". */
  valueText?: string;
  className?: string;
}

export function ProgressBar({ percentage, label, valueText, className }: ProgressBarProps) {
  const filled = Math.round(Math.min(100, Math.max(0, percentage || 0)));
  return (
    <div
      className={classNames('nw-progress', className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={filled}
      aria-valuetext={valueText}
    >
      <span style={{ width: `${filled}%` }} />
    </div>
  );
}
