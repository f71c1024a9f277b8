import { ChevronUp } from 'lucide-react';
import { Sheet } from '../layers/sheet';
import { warmLayers } from '../layers/use-layers';
import { useOpening } from '../layers/use-opening';
import type { BottomNavProps } from './nav-places';
import { NavItem } from './nav-item';

/** With large text: one row that says where she is, and opens all places as a list. */
export function CompactNav({ items, LinkComponent }: BottomNavProps) {
  const places = useOpening();
  const here = items.find(({ active }) => active);
  return (
    <nav className="nw-bowl nw-bowl--compact" aria-label="Main">
      <button
        type="button"
        className="nw-bowl__here"
        aria-label={`${here?.label ?? 'Places'}, show all places`}
        aria-haspopup="dialog"
        aria-expanded={places.open}
        {...warmLayers}
        onClick={places.start}
      >
        {here?.icon}
        <span className="nw-bowl__name">{here?.label ?? 'Places'}</span>
        <ChevronUp aria-hidden="true" />
      </button>
      <Sheet open={places.open} onOpenChange={places.setOpen} title="Places">
        <ul className="nw-places">
          {items.map((item) => (
            <li key={item.label}>
              <NavItem
                item={{ ...item, onClick: () => places.setOpen(false) }}
                LinkComponent={LinkComponent}
                className="nw-places__item"
              />
            </li>
          ))}
        </ul>
      </Sheet>
    </nav>
  );
}
