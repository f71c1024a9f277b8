import type { SubscriptionStatus } from '@nestwell/contracts/account';
import { aUser } from '@nestwell/remote-kit/testing';
import { hasAccess, isGated, staysOpen, trialDaysToAnnounce } from './access';

const status = (overrides: Partial<SubscriptionStatus>): SubscriptionStatus => ({
  isActive: true,
  subscriptionStatus: 'active',
  subscriptionType: 'trial',
  isExpired: false,
  daysRemaining: 5,
  ...overrides,
});

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

it('skips visitors, admins and onboarding', () => {
  expect(isGated(null, '/')).toBe(false);
  expect(isGated(aUser({ role: 'admin' }), '/')).toBe(false);
  expect(isGated(aUser(), '/Onboarding-new')).toBe(false);
  expect(isGated(aUser(), '/nutrition')).toBe(true);
});

it('leaves checkout and settings open without access, whatever their case', () => {
  expect(['/Checkout/', '/settings', '/support', '/'].map(staysOpen)).toEqual([true, true, false, false]);
});

it('announces the last two days of a trial only', () => {
  const announced = [0, 1, 2, 3].map((daysRemaining) => trialDaysToAnnounce(status({ daysRemaining })));
  expect(announced).toEqual([null, 1, 2, null]);
  expect(trialDaysToAnnounce(status({ subscriptionType: 'monthly', daysRemaining: 1 }))).toBeNull();
});
