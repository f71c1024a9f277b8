import { ArrowUpRight } from 'lucide-react';
import type { BottomNavItem, BottomNavProps } from './nav-places';

interface NavItemProps {
  item: BottomNavItem;
  /** Stands there only where its style sheet says so: in the rail. */
  hidden?: boolean;
  LinkComponent: BottomNavProps['LinkComponent'];
  className: string;
}

/** One place: a link of the product, or one that leaves for a new tab and says so. */
export function NavItem({ item, hidden, LinkComponent, className: place }: NavItemProps) {
  const { label, icon, to, active, apart, external, onClick } = item;
  const className = apart ? `${place} nw-bowl__item--apart` : place;
  if (external)
    return (
      <a href={to} className={className} target="_blank" rel="noopener noreferrer" onClick={onClick}>
        <span className="nw-bowl__well" aria-hidden="true">
          {icon}
          <ArrowUpRight className="nw-bowl__away" />
        </span>
        <span>
          {label}
          <span className="nw-sr"> (opens in a new tab)</span>
        </span>
      </a>
    );
  return (
    <LinkComponent
      to={to}
      className={className}
      hidden={hidden}
      aria-current={active ? 'page' : undefined}
      onClick={onClick}
    >
      <span className="nw-bowl__well" aria-hidden="true">
        {icon}
      </span>
      {label}
    </LinkComponent>
  );
}
