import type { PaidPlanId } from '@nestwell/contracts/billing';
import { forgetSelectedPlan, keepSelectedPlan, selectionOf } from '../../../lib/selected-plan';
import { forgetPending, keepPending, restorePending } from './pending-purchase';

/** The plan this member is about to pay for. What she chose as a visitor becomes hers; its hour goes on. */
export function chosenPlan(userId: string, now: Date): PaidPlanId | null {
  const selection = selectionOf(userId, now);
  if (selection === null) return restorePending(userId, now);
  if (selection.plan === 'trial') return null;
  const since = new Date(selection.timestamp);
  if (selection.userId === null) {
    keepSelectedPlan(selection.plan, userId, since);
    keepPending(userId, selection.plan, since);
  }
  return selection.plan;
}

/** Back to Plans. */
export function forgetChoice(): void {
  forgetSelectedPlan();
  forgetPending();
}
