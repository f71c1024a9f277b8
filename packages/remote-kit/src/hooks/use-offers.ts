import { useContext, useEffect, useId } from 'react';
import { type Offer, Taker } from '../host/offers';

/** For widgets of `shell.palette@1`, which draw nothing: gives rows to the palette. The list must not be a new one each time. */
export function useOffers(offers: readonly Offer[]): void {
  const take = useContext(Taker);
  const from = useId();
  useEffect(() => {
    take(from, offers);
    return () => take(from, []);
  }, [take, from, offers]);
}
