import { timeAgo } from './time-ago';

const NOW = Date.parse('2026-11-20T12:00:00Z');

it.each([
  [59_000, 'just now'],
  [60_000, '1 min ago'],
  [34 * 60_000, '34 min ago'],
  [2 * 3_600_000, '2 h ago'],
  [25 * 3_600_000, 'yesterday'],
  [3 * 86_400_000, '3 days ago'],
])('%i ms is %s', (age, words) => {
  expect(timeAgo(NOW - age, NOW)).toBe(words);
});

it('names the date after a week', () => {
  expect(timeAgo(NOW - 8 * 86_400_000, NOW)).toContain('2026');
});
