import { nextPeriodStart, periodAfter } from './periods';

describe('a paid period', () => {
  it.each([
    ['monthly', '2026-11-20T10:30:00.000Z', '2026-12-20T10:30:00.000Z'],
    ['monthly', '2027-01-31T23:59:59.999Z', '2027-02-28T23:59:59.999Z'],
    ['monthly', '2028-01-31T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
    ['monthly', '2026-12-31T00:00:00.000Z', '2027-01-31T00:00:00.000Z'],
    ['annual', '2026-11-20T10:30:00.000Z', '2027-11-20T10:30:00.000Z'],
    ['annual', '2028-02-29T08:00:00.000Z', '2029-02-28T08:00:00.000Z'],
  ] as const)('%s from %s ends at %s', (plan, start, end) => {
    expect(periodAfter(plan, new Date(start)).toISOString()).toBe(end);
  });
});

describe('the start of the next period', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  const later = new Date('2026-11-25T00:00:00Z');
  const earlier = new Date('2026-11-01T00:00:00Z');

  it.each([
    ['now, when nothing is left', null, null, now],
    ['now, when all has ended', earlier, earlier, now],
    ['the end of a running trial', null, later, later],
    ['the end of the paid period', later, earlier, later],
    ['the later of the two', now, later, later],
  ])('is %s', (_, paidUntil, trialEndsAt, expected) => {
    expect(nextPeriodStart(now, paidUntil, trialEndsAt)).toEqual(expected);
  });
});
