import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

/** Holds the button that saves a long form: it floats above the bowl, and toasts stand above it. */
export function SaveBar({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames('nw-savebar', className)} />;
}
