import { timeAgo } from './time-ago';

const now = new Date(2026, 10, 21, 12, 0);

it.each([
  [new Date(2026, 10, 21, 11, 59, 30), 'Just now'],
  [new Date(2026, 10, 21, 12, 5), 'Just now'],
  [new Date(2026, 10, 21, 11, 50), '10 min ago'],
  [new Date(2026, 10, 21, 9, 0), '3 h ago'],
  [new Date(2026, 10, 20, 23, 30), 'Yesterday'],
  [new Date(2026, 10, 17, 8, 0), '4 days ago'],
  [new Date(2026, 10, 2, 8, 0), '2 Nov 2026'],
])('says how long ago %s was', (moment, words) => {
  expect(timeAgo(moment, now)).toBe(words);
});
