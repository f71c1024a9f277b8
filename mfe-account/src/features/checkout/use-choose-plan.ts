import type { User } from '@nestwell/contracts/account';
import type { PlanId } from '@nestwell/contracts/billing';
import { useNavigate } from '@nestwell/remote-kit/router';
import { keepSelectedPlan } from '../../lib/selected-plan';
import { PURCHASE, type Load } from './lib/full-load';
import { keepPending } from './lib/pending-purchase';

/** Keeps the choice: a visitor signs up first, a member goes on to the payment. */
export function useChoosePlan(user: User | null, load: Load) {
  const navigate = useNavigate();
  return (plan: PlanId) => {
    const now = new Date();
    keepSelectedPlan(plan, user?.id ?? null, now);
    if (user === null) return void navigate('/onboarding');
    if (plan !== 'trial') keepPending(user.id, plan, now);
    load(PURCHASE);
  };
}
