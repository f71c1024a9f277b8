import { Ellipsis } from 'lucide-react';
import { useEffect } from 'react';
import { warmLayers } from '../layers/use-layers';
import { useOpening } from '../layers/use-opening';
import type { BottomNavItem, BottomNavProps } from './nav-places';
import { MoreSheet } from './more-sheet';

interface MorePlacesProps {
  places: readonly BottomNavItem[];
  onFind: BottomNavProps['onFind'];
  LinkComponent: BottomNavProps['LinkComponent'];
}

/** The bar's last place: opens and closes the list of those that have no room in it. */
export function MorePlaces({ places, onFind, LinkComponent }: MorePlacesProps) {
  const { open, setOpen, start } = useOpening();
  const close = () => setOpen(false);
  useEffect(() => (open ? closeWithTheBar(() => setOpen(false)) : undefined), [open, setOpen]);
  return (
    <>
      <button
        type="button"
        className="nw-bowl__item nw-bowl__more"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-current={places.some(({ active }) => active) ? 'page' : undefined}
        {...warmLayers}
        onClick={open ? close : start}
      >
        <span className="nw-bowl__well" aria-hidden="true">
          <Ellipsis />
        </span>
        More
      </button>
      <MoreSheet {...{ open, places, onFind, LinkComponent }} onClose={close} />
    </>
  );
}

/** A place of the bar itself leads away, as the list's own do. */
function closeWithTheBar(close: () => void) {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('.nw-bowl a')) close();
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
