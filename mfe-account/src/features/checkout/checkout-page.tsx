import type { PaidPlanId } from '@nestwell/contracts/billing';
import { useUser, useWindowEvent } from '@nestwell/remote-kit';
import { useSearchParams } from '@nestwell/remote-kit/router';
import { useEffect, useMemo, useState } from 'react';
import { chosenPlan, forgetChoice } from './lib/chosen-plan';
import { cameBack, fullLoad, markLeft, PURCHASE, type Load } from './lib/full-load';
import { PlansStep } from './plans-step';
import { PurchaseStep } from './purchase/purchase-step';

/** Plans, or with `?purchase` the payment of the one she chose. */
export function CheckoutPage({ load = fullLoad }: { load?: Load }) {
  const { user, status } = useUser();
  const [search] = useSearchParams();
  const purchasing = search.has('purchase');
  const plan = useChosenPlan(user?.id, purchasing);

  useEffect(() => {
    // She chose a plan before signing up, or left the payment within the hour. Back leads past this place.
    if (plan !== null && !purchasing) load(PURCHASE, 'replace');
  }, [plan, purchasing, load]);

  if (purchasing && user && plan) return <PurchaseStep user={user} plan={plan} load={load} />;
  if (purchasing && status === 'loading') return null;
  return <PlansStep load={load} />;
}

/** Looked up once for each member who is here. Back from the payment is Back to Plans: the choice is cleared. */
function useChosenPlan(userId: string | undefined, purchasing: boolean): PaidPlanId | null {
  const [isBack] = useState(() => !purchasing && cameBack());
  useEffect(() => clearIfBack(purchasing), [purchasing]);
  // The browser may have kept the whole page, as it was when she left it.
  useWindowEvent('pageshow', () => clearIfBack(purchasing));
  return useMemo(
    () => (userId === undefined || isBack ? null : chosenPlan(userId, new Date())),
    [userId, isBack],
  );
}

function clearIfBack(purchasing: boolean): void {
  if (purchasing || !cameBack()) return;
  forgetChoice();
  markLeft(false);
}
