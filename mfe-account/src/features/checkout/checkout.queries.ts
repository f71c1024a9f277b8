import { account, type PaidPlanId } from '@nestwell/contracts/account';
import { readOf } from '@nestwell/remote-kit';
import type { Place } from './lib/places';

const FIVE_SECONDS = 5000;

export const plans = () => readOf(account.listPlans);

export const quoteOf = (plan: PaidPlanId, { country, region }: Place) =>
  readOf(account.quotePlan, { query: { plan, country, ...(region && { region }) } });

/** Asked again every five seconds while the tab is visible. */
export const polledStatusOf = (userId: string) => ({
  ...readOf(account.subscriptionStatus, { params: { userId } }),
  refetchInterval: FIVE_SECONDS,
});
