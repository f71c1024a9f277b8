import { useUser } from '@nestwell/remote-kit';
import { useSearchParams } from '@nestwell/remote-kit/router';
import { useEffect, useMemo } from 'react';
import { selectedPlan } from '../../lib/selected-plan';
import { fullLoad, PURCHASE, type Load } from './lib/full-load';
import { keepPending, restorePending } from './lib/pending-purchase';
import { PlansStep } from './plans-step';
import { PurchaseStep } from './purchase/purchase-step';

/** Plans, or with `?purchase` the payment of the one she chose. */
export function CheckoutPage({ load = fullLoad }: { load?: Load }) {
  const { user, status } = useUser();
  const [search] = useSearchParams();
  const purchasing = search.has('purchase');
  const userId = user?.id;
  const plan = useMemo(() => (userId === undefined ? null : chosenPlan(userId)), [userId]);

  useEffect(() => {
    // She chose a plan before signing up, or left the payment within the hour.
    if (plan !== null && !purchasing) load(PURCHASE);
  }, [plan, purchasing, load]);

  if (purchasing && user && plan) return <PurchaseStep user={user} plan={plan} load={load} />;
  if (purchasing && status === 'loading') return null;
  return <PlansStep load={load} />;
}

function chosenPlan(userId: string) {
  const selected = selectedPlan();
  if (selected === 'trial') return null;
  if (selected !== null) {
    keepPending(userId, selected, new Date());
    return selected;
  }
  return restorePending(userId, new Date());
}
