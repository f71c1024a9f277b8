import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span';
  /** Beside what matters more. */
  soft?: boolean;
  small?: boolean;
}

/** A paragraph, or words within one. */
export function Text({ as: Element = 'p', soft, small, className, ...props }: TextProps) {
  const names = classNames(small && 'nw-small', soft && 'nw-soft', className);
  return <Element {...props} className={names} />;
}
