import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkComponent } from '../surfaces/page-header';

export interface LinkRowProps {
  to: string;
  Link: LinkComponent;
  /** An egg well at the left. */
  well?: ReactNode;
  title: ReactNode;
  meta?: ReactNode;
}

/** A row that leads on, 64 high: in a list, or alone in its card. */
export function LinkRow({ to, Link, well, title, meta }: LinkRowProps) {
  return (
    <Link to={to} className="nw-listrow nw-listrow--on">
      {well}
      <span className="nw-listrow__words">
        <span className="nw-listrow__title">{title}</span>
        {meta && <span className="nw-listrow__meta">{meta}</span>}
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
