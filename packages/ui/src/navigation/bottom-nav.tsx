import { CompactNav } from './compact-nav';
import { NavItem } from './nav-item';
import type { BottomNavProps } from './nav-places';
import { useLargeText } from './use-large-text';

/** The bowl: five over four on a phone, one row of nine on a large screen, one row of one with large text. */
export function BottomNav({ items, LinkComponent }: BottomNavProps) {
  const isCompact = useLargeText();
  return (
    <>
      <div className="nw-bowl__fade" aria-hidden="true" />
      {isCompact ? (
        <CompactNav items={items} LinkComponent={LinkComponent} />
      ) : (
        <nav className="nw-bowl" aria-label="Main">
          {items.map((item) => (
            <NavItem key={item.label} item={item} LinkComponent={LinkComponent} className="nw-bowl__item" />
          ))}
        </nav>
      )}
    </>
  );
}
