import { Link } from '@nestwell/remote-kit/router';
import { buttonClass, ChevronLeft, ChevronRight, iconButtonClass, VisuallyHidden } from '@nestwell/ui';
import * as css from './baby-page.module.css';
import { addressOf, type Place, titleOf } from './place';

interface NeighboursProps {
  before: Place | null;
  after: Place | null;
  /** Arrows beside the title. */
  small?: boolean;
}

/** The week or month before and after. */
export function Neighbours({ before, after, small }: NeighboursProps) {
  const way = (place: Place | null, isBefore: boolean) => {
    if (!place) return null;
    const name = titleOf(place);
    const Arrow = isBefore ? ChevronLeft : ChevronRight;
    return (
      <Link to={addressOf(place)} className={small ? iconButtonClass() : buttonClass({ variant: 'line' })}>
        {isBefore && <Arrow aria-hidden="true" />}
        {small ? <VisuallyHidden>{name}</VisuallyHidden> : name}
        {!isBefore && <Arrow aria-hidden="true" />}
      </Link>
    );
  };
  return (
    <div className={small ? css.arrows : css.neighbours}>
      {way(before, true)}
      {way(after, false)}
    </div>
  );
}
