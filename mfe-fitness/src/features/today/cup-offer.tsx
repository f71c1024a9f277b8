import { hydrationTarget } from '@nestwell/contracts/fitness';
import { type Offer, useOffers, useUser } from '@nestwell/remote-kit';
import { useMemo, useRef } from 'react';
import { useToday } from '../../lib/tracking.queries';
import { useAddCup } from './use-add-cup';

/** One cup from the palette, wherever she is. */
export function CupOffer() {
  const { user } = useUser();
  return user && <Offering />;
}

function Offering() {
  const today = useToday();
  const { add, coming } = useAddCup();
  const pour = useRef(add);
  pour.current = add;
  const cups = Math.max(0, (today.data?.waterIntake ?? 0) + coming);
  const offers = useMemo(
    (): Offer[] => [
      {
        id: 'cup',
        name: 'Add one cup of water',
        words: 'drink glass hydration',
        icon: 'water',
        about: `${cups} of ${hydrationTarget} today`,
        act: () => pour.current(),
      },
    ],
    [cups],
  );
  useOffers(offers);
  return null;
}
