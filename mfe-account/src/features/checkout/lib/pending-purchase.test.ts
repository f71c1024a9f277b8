import { keepPending, restorePending } from './pending-purchase';

const now = new Date('2026-11-21T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeEach(() => localStorage.clear());

it('is restored for the same user within the hour', () => {
  keepPending('a', 'annual', now);

  expect(restorePending('a', later(59))).toBe('annual');
  expect(localStorage.getItem('pendingSubscription')).not.toBeNull();
});

it.each([
  ['another user', 'b', 10],
  ['an hour later', 'a', 60],
  ['from the future', 'a', -1],
])('is removed for %s', (_, userId, minutes) => {
  keepPending('a', 'monthly', now);

  expect(restorePending(userId, later(minutes))).toBeNull();
  expect(localStorage.getItem('pendingSubscription')).toBeNull();
});

it.each(['{', '5', '{"userId":"a","plan":"trial","timestamp":1763726400000}'])(
  'is removed when %s was kept',
  (kept) => {
    localStorage.setItem('pendingSubscription', kept);

    expect(restorePending('a', now)).toBeNull();
    expect(localStorage.getItem('pendingSubscription')).toBeNull();
  },
);
