import { ArrowUpRight } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

export interface BottomNavItem {
  label: string;
  icon: ReactNode;
  to: string;
  active?: boolean;
  /** Opens in a new tab, and says so. */
  external?: boolean;
  onClick?: () => void;
}

export interface BottomNavProps {
  items: readonly BottomNavItem[];
  /** The product's router link. */
  LinkComponent: ComponentType<{
    to: string;
    className?: string;
    children?: ReactNode;
    onClick?: () => void;
    'aria-current'?: 'page';
  }>;
}

/** The bowl: five over four on a phone, one row of nine on a large screen. */
export function BottomNav({ items, LinkComponent }: BottomNavProps) {
  return (
    <>
      <div className="nw-bowl__fade" aria-hidden="true" />
      <nav className="nw-bowl" aria-label="Main">
        {items.map(({ label, icon, to, active, external, onClick }) =>
          external ? (
            <a
              key={label}
              href={to}
              className="nw-bowl__item"
              target="_blank"
              rel="noopener noreferrer"
              onClick={onClick}
            >
              <span className="nw-bowl__well" aria-hidden="true">
                {icon}
                <ArrowUpRight className="nw-bowl__away" />
              </span>
              <span>
                {label}
                <span className="nw-sr"> (opens in a new tab)</span>
              </span>
            </a>
          ) : (
            <LinkComponent
              key={label}
              to={to}
              className="nw-bowl__item"
              aria-current={active ? 'page' : undefined}
              onClick={onClick}
            >
              <span className="nw-bowl__well" aria-hidden="true">
                {icon}
              </span>
              {label}
            </LinkComponent>
          ),
        )}
      </nav>
    </>
  );
}
