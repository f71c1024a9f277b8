import { ChevronLeft } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

/** What the product's router offers as a link. */
export type LinkComponent = ComponentType<{ to: string; className?: string; children?: ReactNode }>;

export interface PageHeaderProps {
  title: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  /** Rare actions only: primary ones belong in the lower half. */
  actions?: ReactNode;
  back?: { to: string; label: string; Link: LinkComponent };
}

/** The screen's only h1. The shell focuses it after a navigation, so that it is read out. */
export function PageHeader({ title, lead, actions, back }: PageHeaderProps) {
  return (
    <header className="nw-pagehead">
      {back && (
        <back.Link to={back.to} className="nw-back">
          <ChevronLeft aria-hidden="true" />
          {back.label}
        </back.Link>
      )}
      <div className="nw-pagehead__row">
        <h1 tabIndex={-1}>{title}</h1>
        {actions && (
          <div className="nw-pagehead__actions" data-whole>
            {actions}
          </div>
        )}
      </div>
      {lead && <div className="nw-soft">{lead}</div>}
    </header>
  );
}
