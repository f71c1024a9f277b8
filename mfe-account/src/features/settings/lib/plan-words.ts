import { counted } from '@nestwell/domain/words';
import type { BillingSummary, SubscriptionStatus, SubscriptionType } from '@nestwell/contracts/billing';
import { dayMonthAndYear } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';

export interface PlanWords {
  name: string;
  state: string;
  badge: { word: string; tone: 'yolk' | 'success' | 'neutral' };
}

const names: Record<SubscriptionType, string> = {
  trial: 'Free trial',
  monthly: 'Monthly plan',
  annual: 'Annual plan',
  none: 'No plan yet',
};

/** Of somebody of the team: her access comes from no plan, so that of a trial or plan that is over says nothing. */
export const teamWords: PlanWords = {
  name: 'Team access',
  state: 'As part of the team you have access to everything, without a plan.',
  badge: { word: 'Active', tone: 'success' },
};

/** What the billing card says. `billing` is there for paid plans only. */
export function planWords(status: SubscriptionStatus, billing: BillingSummary | undefined): PlanWords {
  const name = names[status.subscriptionType];
  if (status.subscriptionStatus === 'cancelled') {
    return {
      name,
      state: 'Canceled. Your access has ended.',
      badge: { word: 'Canceled', tone: 'neutral' },
    };
  }
  if (status.subscriptionStatus === 'expired') {
    return { name, state: 'Your access has ended.', badge: { word: 'Ended', tone: 'neutral' } };
  }
  if (status.subscriptionType === 'none') {
    return { name, state: 'Choose one whenever you like.', badge: { word: 'None', tone: 'neutral' } };
  }
  if (status.subscriptionType === 'trial') {
    return { name, state: daysLeft(status.daysRemaining), badge: { word: 'Trial', tone: 'yolk' } };
  }
  return { name, state: paidState(status, billing), badge: { word: 'Active', tone: 'success' } };
}

const daysLeft = (days: number) => `${counted(days, 'day')} left`;

function paidState({ daysRemaining }: SubscriptionStatus, billing: BillingSummary | undefined): string {
  if (!billing) return daysLeft(daysRemaining);
  if (billing.retryUntil) {
    return `The last payment failed. We try again until ${dayMonthAndYear(deviceDate(new Date(billing.retryUntil)))}.`;
  }
  if (!billing.renews || !billing.nextChargeAt)
    return `${daysLeft(daysRemaining)}. It does not renew by itself.`;
  const amount = billing.amount === null ? '' : ` for $${billing.amount.toFixed(2)}`;
  return `Renews on ${dayMonthAndYear(deviceDate(new Date(billing.nextChargeAt)))}${amount}.`;
}
