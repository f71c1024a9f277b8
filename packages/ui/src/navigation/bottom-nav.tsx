import { CompactNav } from './compact-nav';
import { FindButton } from './find-button';
import { MorePlaces } from './more-places';
import { NavItem } from './nav-item';
import type { BottomNavProps } from './nav-places';
import { useLargeText } from './use-large-text';

/**
 * The bowl: five over four on a phone, one row on a large screen, one row of one with large text. What has no room in
 * it stands behind More: five over three, so that its corners stay free.
 */
export function BottomNav({ items, more = [], onFind, LinkComponent }: BottomNavProps) {
  const isCompact = useLargeText();
  return (
    <>
      <div className="nw-bowl__fade" aria-hidden="true" />
      {isCompact ? (
        <CompactNav items={[...items, ...more]} LinkComponent={LinkComponent} />
      ) : (
        <nav className={more.length > 0 ? 'nw-bowl nw-bowl--more' : 'nw-bowl'} aria-label="Main">
          {items.map((item) => (
            <NavItem key={item.label} item={item} LinkComponent={LinkComponent} className="nw-bowl__item" />
          ))}
          {more.map((item) => (
            <NavItem
              key={item.label}
              item={item}
              hidden
              LinkComponent={LinkComponent}
              className="nw-bowl__item"
            />
          ))}
          {more.length > 0 && <MorePlaces places={more} onFind={onFind} LinkComponent={LinkComponent} />}
        </nav>
      )}
      {onFind && <FindButton onFind={onFind} />}
    </>
  );
}
