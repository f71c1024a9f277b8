import { type PlanId, planIds } from '@nestwell/contracts/billing';

const KEY = 'selectedPlan';

/** The plan she chose before signing up or paying, kept on this device; null when none, or storage is blocked. */
export function selectedPlan(): PlanId | null {
  try {
    const kept = localStorage.getItem(KEY);
    return planIds.find((plan) => plan === kept) ?? null;
  } catch {
    return null;
  }
}

export function keepSelectedPlan(plan: PlanId): void {
  try {
    localStorage.setItem(KEY, plan);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

export function forgetSelectedPlan(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** A plan that has to be paid for: onboarding then leads on to the checkout instead of home. */
export function hasPaidPlanSelected(): boolean {
  const plan = selectedPlan();
  return plan === 'monthly' || plan === 'annual';
}
