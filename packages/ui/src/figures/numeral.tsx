import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names';

export interface NumeralProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'dd';
}

/** A figure that is looked for: in the display face, every digit as wide as the next. */
export function Numeral({ as: Element = 'span', className, ...props }: NumeralProps) {
  return <Element {...props} className={classNames('nw-num', className)} />;
}
