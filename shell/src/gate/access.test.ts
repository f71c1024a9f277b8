import type { SubscriptionStatus } from '@nestwell/contracts/billing';
import { aUser } from '@nestwell/remote-kit/testing';
import { plansPage, runningTrial, signInPage } from '../testing/a-site';
import { hasAccess, isGated, trialDaysToAnnounce } from './access';

const status = (overrides: Partial<SubscriptionStatus>) => ({ ...runningTrial, ...overrides });

it.each([
  ['a running trial', {}, true],
  ['a paid plan', { subscriptionType: 'annual' }, true],
  ['a trial that is over', { isActive: false, subscriptionStatus: 'expired', isExpired: true }, false],
  [
    'a cancelled plan',
    { isActive: false, subscriptionStatus: 'cancelled', subscriptionType: 'monthly' },
    false,
  ],
  ['a cancelled plan that still calls itself active', { subscriptionStatus: 'cancelled' }, false],
  ['an expired trial that still calls itself active', { isExpired: true }, false],
  ['nothing', { isActive: false, subscriptionStatus: 'none', subscriptionType: 'none' }, false],
] as const)('%s', (_, overrides, access) => {
  expect(hasAccess(status(overrides))).toBe(access);
});

it('skips visitors, admins and pages that need no asking', () => {
  expect(isGated(null, plansPage)).toBe(false);
  expect(isGated(aUser({ role: 'admin' }), plansPage)).toBe(false);
  expect(isGated(aUser(), signInPage)).toBe(false);
  expect(isGated(aUser(), plansPage)).toBe(true);
});

it('announces the last two days of a trial only', () => {
  const announced = [0, 1, 2, 3].map((daysRemaining) => trialDaysToAnnounce(status({ daysRemaining })));
  expect(announced).toEqual([null, 1, 2, null]);
  expect(trialDaysToAnnounce(status({ subscriptionType: 'monthly', daysRemaining: 1 }))).toBeNull();
});
