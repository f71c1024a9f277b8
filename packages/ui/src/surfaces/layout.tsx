import type { ComponentProps, CSSProperties, HTMLAttributes } from 'react';
import { classNames } from '../class-names';

type Step = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

interface LayoutProps extends ComponentProps<'div'> {
  /** A step of the 4-point scale. */
  gap?: Step;
}

function withGap(style: CSSProperties | undefined, gap: Step): CSSProperties {
  return { gap: `var(--nw-${gap})`, ...style };
}

/** The screen's frame: one column, clear of the bowl at its foot. `bare` where there is no navigation. */
export function Page({ bare, className, ...props }: ComponentProps<'div'> & { bare?: boolean }) {
  return <div {...props} className={classNames('nw-page', bare && 'nw-page--bare', className)} />;
}

export function Stack({ gap = 3, className, style, ...props }: LayoutProps) {
  return <div {...props} className={classNames('nw-stack', className)} style={withGap(style, gap)} />;
}

export interface RowProps extends LayoutProps {
  align?: 'center' | 'top' | 'baseline';
  between?: boolean;
  wrap?: boolean;
}

export function Row({ gap = 3, align = 'center', between, wrap, className, style, ...props }: RowProps) {
  const names = classNames(
    'nw-row',
    align !== 'center' && `nw-row--${align}`,
    between && 'nw-row--between',
    wrap && 'nw-row--wrap',
    className,
  );
  return <div {...props} className={names} style={withGap(style, gap)} />;
}

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'p' | 'h1';
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', className, ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={classNames('nw-sr', className)} />;
}
