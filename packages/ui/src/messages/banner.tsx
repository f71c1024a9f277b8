import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface BannerProps {
  children: ReactNode;
  icon?: ReactNode;
  /** One small Line button: the screen keeps its own primary. */
  action?: ReactNode;
  /** Square, across the top of the page. */
  top?: boolean;
  calm?: boolean;
}

export function Banner({
  children,
  icon = <Hourglass aria-hidden="true" />,
  action,
  top,
  calm,
}: BannerProps) {
  return (
    <div className={classNames('nw-banner', top && 'nw-banner--top', calm && 'nw-banner--calm')}>
      {icon}
      <p className="nw-banner__text">{children}</p>
      {action}
    </div>
  );
}
