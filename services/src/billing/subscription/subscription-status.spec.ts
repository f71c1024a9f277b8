import type { SubscriptionFacts } from '../../platform/session-user';
import { accessEndOf, subscriptionStatusOf } from './subscription-status';

const NOTHING: SubscriptionFacts = {
  trialEndsAt: null,
  plan: null,
  paidUntil: null,
  graceUntil: null,
  cancelledAt: null,
};
const END = '2026-11-27T12:00:00.000Z';
const trial: SubscriptionFacts = { ...NOTHING, trialEndsAt: new Date(END) };
const monthly: SubscriptionFacts = {
  ...NOTHING,
  plan: 'monthly',
  paidUntil: new Date(END),
  trialEndsAt: new Date('2026-10-27T12:00:00Z'),
};

const active = (subscriptionType: string, daysRemaining: number) => ({
  isActive: true,
  subscriptionStatus: 'active',
  subscriptionType,
  isExpired: false,
  daysRemaining,
});
const over = (subscriptionType: string) => ({
  isActive: false,
  subscriptionStatus: 'expired',
  subscriptionType,
  isExpired: true,
  daysRemaining: 0,
});
const cancelled = (subscriptionType: string) => ({
  isActive: false,
  subscriptionStatus: 'cancelled',
  subscriptionType,
  isExpired: false,
  daysRemaining: 0,
});

describe('a trial', () => {
  it.each([
    ['at its start', '2026-11-20T12:00:00.000Z', active('trial', 7)],
    ['a moment later', '2026-11-20T12:00:00.001Z', active('trial', 7)],
    ['three days and a moment before its end', '2026-11-24T11:59:59.999Z', active('trial', 4)],
    ['two days before its end', '2026-11-25T12:00:00.000Z', active('trial', 2)],
    ['a day and a half before its end', '2026-11-26T00:00:00.000Z', active('trial', 2)],
    ['one day before its end', '2026-11-26T12:00:00.000Z', active('trial', 1)],
    ['in its last minute', '2026-11-27T11:59:00.000Z', active('trial', 1)],
    ['in its last millisecond', '2026-11-27T11:59:59.999Z', active('trial', 1)],
    ['at its end', END, over('trial')],
    ['a year later', '2027-11-27T12:00:00.000Z', over('trial')],
  ])('%s', (_, now, expected) => {
    expect(subscriptionStatusOf(trial, new Date(now))).toEqual(expected);
  });

  it('once cancelled gives nothing, even before its end', () => {
    const facts = { ...trial, cancelledAt: new Date('2026-11-21T12:00:00Z') };

    expect(subscriptionStatusOf(facts, new Date('2026-11-21T12:00:00Z'))).toEqual(cancelled('trial'));
    expect(accessEndOf(facts)).toBeNull();
  });

  it('counts moments, not calendar days: a clock change moves nothing', () => {
    const overDaylightSaving = { ...NOTHING, trialEndsAt: new Date('2026-11-03T06:30:00.000Z') };

    expect(subscriptionStatusOf(overDaylightSaving, new Date('2026-11-01T01:30:00-04:00'))).toMatchObject({
      daysRemaining: 3,
    });
    expect(subscriptionStatusOf(overDaylightSaving, new Date('2026-11-01T01:30:00-05:00'))).toMatchObject({
      daysRemaining: 2,
    });
  });
});

describe('a paid plan', () => {
  it.each([
    ['a month before its end', '2026-10-28T12:00:00.000Z', active('monthly', 30)],
    ['in its last minute', '2026-11-27T11:59:00.000Z', active('monthly', 1)],
    ['at its end', END, over('monthly')],
  ])('%s', (_, now, expected) => {
    expect(subscriptionStatusOf(monthly, new Date(now))).toEqual(expected);
  });

  it('bought during the trial is the plan at once', () => {
    const facts = { ...trial, plan: 'annual' as const, paidUntil: new Date('2027-11-27T12:00:00Z') };

    expect(subscriptionStatusOf(facts, new Date('2026-11-21T12:00:00Z'))).toEqual(active('annual', 371));
  });

  it('over a leap day has 366 days', () => {
    const facts = { ...NOTHING, plan: 'annual' as const, paidUntil: new Date('2028-03-01T00:00:00Z') };

    expect(subscriptionStatusOf(facts, new Date('2027-03-01T00:00:00Z'))).toEqual(active('annual', 366));
  });

  it('keeps access while a failed renewal is retried, then is over', () => {
    const facts = { ...monthly, graceUntil: new Date('2026-12-04T12:00:00.000Z') };

    expect(subscriptionStatusOf(facts, new Date('2026-12-04T11:59:59.999Z'))).toEqual(active('monthly', 1));
    expect(subscriptionStatusOf(facts, new Date('2026-12-04T12:00:00.000Z'))).toEqual(over('monthly'));
  });

  it('once cancelled is out at once', () => {
    const facts = { ...monthly, cancelledAt: new Date('2026-11-01T12:00:00Z') };

    expect(subscriptionStatusOf(facts, new Date('2026-11-01T12:00:00Z'))).toEqual(cancelled('monthly'));
  });
});

it('without a trial and never paid is none', () => {
  expect(subscriptionStatusOf(NOTHING, new Date(END))).toEqual({
    isActive: false,
    subscriptionStatus: 'none',
    subscriptionType: 'none',
    isExpired: false,
    daysRemaining: 0,
  });
});
