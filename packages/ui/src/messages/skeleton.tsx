import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../class-names';

export interface BoneProps {
  shape?: 'line' | 'egg' | 'button';
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
}

/** One block of a skeleton. */
export function Bone({ shape = 'line', width, height }: BoneProps) {
  const size = shape === 'line' ? { width: width ?? '100%', height: height ?? '1rem' } : { width, height };
  return <span className={classNames('nw-bone', shape !== 'line' && `nw-bone--${shape}`)} style={size} />;
}

export interface SkeletonProps extends ComponentProps<'div'> {
  /** Names the waiting region: "Loading meals". */
  label: string;
  /** How many rows of an egg and two lines, when no children give the final shape. */
  rows?: number;
}

/** Blocks in the final shape while something loads. Give it the height of what comes. */
export function Skeleton({ label, rows = 3, className, children, ...props }: SkeletonProps) {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={label}
      {...props}
      className={classNames('nw-skeleton', className)}
    >
      {children ?? Array.from({ length: rows }, (_, index) => <SkeletonRow key={index} />)}
    </div>
  );
}

function SkeletonRow() {
  return (
    <div className="nw-row" style={{ gap: 'var(--nw-3)', minHeight: '4rem' }}>
      <Bone shape="egg" />
      <div className="nw-stack nw-grow" style={{ gap: 'var(--nw-2)' }}>
        <Bone width="70%" />
        <Bone width="40%" height="0.8rem" />
      </div>
    </div>
  );
}
