import { timeAgo } from './time-ago';
import { readAs } from '../reading';

beforeEach(() => readAs({ dateOrder: 'day-first', clockFace: 'auto' }));
afterEach(() => readAs(null));

const noon = new Date(2026, 10, 21, 12);

it.each([
  [new Date(2026, 10, 21, 11, 59, 30), 'just now'],
  [new Date(2026, 10, 21, 12, 5), 'just now'],
  [new Date(2026, 10, 21, 11, 50), '10 min ago'],
  [new Date(2026, 10, 21, 9), '3 h ago'],
  [new Date(2026, 10, 20, 23, 30), 'yesterday'],
  [new Date(2026, 10, 20, 0, 5), 'yesterday'],
  [new Date(2026, 10, 17, 8), '4 days ago'],
  [new Date(2026, 10, 14, 23), '14 Nov 2026'],
  [new Date(2026, 10, 2, 8), '2 Nov 2026'],
])('at noon says how long ago %s was', (moment, words) => {
  expect(timeAgo(moment, noon)).toBe(words);
});

it('calls ten in the evening yesterday at nine the next morning', () => {
  expect(timeAgo(new Date(2026, 10, 20, 22), new Date(2026, 10, 21, 9))).toBe('yesterday');
});

it('counts minutes over midnight', () => {
  expect(timeAgo(new Date(2026, 10, 20, 23, 50), new Date(2026, 10, 21, 0, 10))).toBe('20 min ago');
});
