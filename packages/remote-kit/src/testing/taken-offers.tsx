import type { ReactNode } from 'react';
import { type Offer, OffersProvider } from '../host/offers';

/** What widgets of the palette offer by now, and the place to draw them in. */
export function takenOffers() {
  const given = new Map<string, readonly Offer[]>();
  const take = (from: string, offers: readonly Offer[]) => void given.set(from, offers);
  return {
    Palette: ({ children }: { children: ReactNode }) => (
      <OffersProvider value={take}>{children}</OffersProvider>
    ),
    offers: () => [...given.values()].flat(),
  };
}
