import { useUser } from '@nestwell/remote-kit';
import { lazy, Suspense } from 'react';

/** Only the palette wants it: Home's own code does not carry it. */
const Offering = lazy(() => import('./offering').then(({ Offering }) => ({ default: Offering })));

/** Meals eaten before, logged again from the palette wherever she is. */
export function MealOffers() {
  const { user } = useUser();
  return (
    user && (
      <Suspense fallback={null}>
        <Offering />
      </Suspense>
    )
  );
}
