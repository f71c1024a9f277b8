import { planIds, type PlanId } from '@nestwell/contracts/billing';
import { HOUR } from '@nestwell/domain/moments';
import { forget, keep, kept } from './device-store';

const KEY = 'selectedPlan';

/** The plan somebody chose before signing up or paying. */
export interface Selection {
  plan: PlanId;
  /** Null for a visitor's: it is that of whoever signs in next. */
  userId: string | null;
  timestamp: number;
}

export function keepSelectedPlan(plan: PlanId, userId: string | null, now: Date): void {
  const selection: Selection = { plan, userId, timestamp: now.getTime() };
  keep(KEY, JSON.stringify(selection));
}

/** What she, or a visitor in this browser, chose within the last hour; anything else that was kept is removed. */
export function selectionOf(userId: string | null, now: Date): Selection | null {
  const selection = readSelection();
  const age = selection ? now.getTime() - selection.timestamp : HOUR;
  const isHers = selection?.userId === null || selection?.userId === userId;
  if (selection && isHers && age >= 0 && age < HOUR) return selection;
  forgetSelectedPlan();
  return null;
}

export const selectedPlan = (userId: string | null, now: Date): PlanId | null =>
  selectionOf(userId, now)?.plan ?? null;

export const forgetSelectedPlan = () => forget(KEY);

/** A plan that has to be paid for: onboarding then leads on to the checkout instead of home. */
export function hasPaidPlanSelected(userId: string, now: Date): boolean {
  const plan = selectedPlan(userId, now);
  return plan === 'monthly' || plan === 'annual';
}

function readSelection(): Selection | null {
  try {
    const { plan, userId, timestamp } = JSON.parse(kept(KEY) ?? '') as Partial<Selection>;
    const known = planIds.find((id) => id === plan);
    const isWhole = known && typeof timestamp === 'number' && (userId === null || typeof userId === 'string');
    return isWhole ? { plan: known, userId, timestamp } : null;
  } catch {
    return null;
  }
}
