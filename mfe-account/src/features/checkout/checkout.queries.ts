import { billing, type PaidPlanId } from '@nestwell/contracts/billing';
import { readOf } from '@nestwell/remote-kit';
import type { Place } from './lib/places';

const FIVE_SECONDS = 5000;

export const plans = () => readOf(billing.listPlans);

export const quoteOf = (plan: PaidPlanId, { country, region }: Place) =>
  readOf(billing.quotePlan, { query: { plan, ...(country && { country }), ...(region && { region }) } });

/** Asked again every five seconds while the tab is visible. */
export const polledStatusOf = (userId: string) => ({
  ...readOf(billing.subscriptionStatus, { params: { userId } }),
  refetchInterval: FIVE_SECONDS,
});
