import type { ReactNode } from 'react';
import { classNames } from '../class-names';

interface PaperProps {
  children: ReactNode;
  /** Each sheet says which of how many it is, where a browser can. */
  numbered?: boolean;
}

/** What is printed in place of the page around it, and is nowhere on the screen. At most one of a page. */
export function Paper({ children, numbered }: PaperProps) {
  return (
    <div className={classNames('nw-paper', numbered && 'nw-paper--numbered')} aria-hidden="true" data-paper>
      {children}
    </div>
  );
}
