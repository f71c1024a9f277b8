import { ArrowUpRight } from 'lucide-react';
import type { BottomNavItem, BottomNavProps } from './nav-places';

interface NavItemProps {
  item: BottomNavItem;
  LinkComponent: BottomNavProps['LinkComponent'];
  className: string;
}

/** One place: a link of the product, or one that leaves for a new tab and says so. */
export function NavItem({ item, LinkComponent, className }: NavItemProps) {
  const { label, icon, to, active, external, onClick } = item;
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
    <LinkComponent to={to} className={className} aria-current={active ? 'page' : undefined} onClick={onClick}>
      <span className="nw-bowl__well" aria-hidden="true">
        {icon}
      </span>
      {label}
    </LinkComponent>
  );
}
