import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

/** A Yolk egg in a Damson cradle. Named by the link or heading around it. */
export function Logo({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 40 46" aria-hidden="true" {...props} className={classNames('nw-logo', className)}>
      <path
        d="M20 3c8 0 13.5 10.5 13.5 19.5S27.6 36 20 36 6.5 31.5 6.5 22.5 12 3 20 3Z"
        fill="var(--nw-accent)"
      />
      <g fill="none" stroke="var(--nw-primary-text)" strokeWidth="2.8" strokeLinecap="round">
        <path d="M2 25c2 12 9 18 18 18s16-6 18-18" />
        <path d="M4 31c6 5 10 5.5 16 5.5S31 35 37 29" />
        <path d="M6 24c3 8 9 12 15 12 7 0 12-2 15-8" />
      </g>
    </svg>
  );
}
