import { readAs } from '@nestwell/domain/reading';
import { rangeOf, stepped, titleOf } from './view';

const THURSDAY = '2026-10-15';

it.each([
  ['day', '2026-10-15', '2026-10-15', 'Thu 15 October'],
  ['week', '2026-10-12', '2026-10-18', '12 – 18 Oct'],
  ['month', '2026-09-28', '2026-11-01', 'October 2026'],
] as const)('%s', (view, from, until, title) => {
  const range = rangeOf(view, THURSDAY);

  expect([range.from, range.until, titleOf(view, THURSDAY, THURSDAY)]).toEqual([from, until, title]);
});

it.each([
  ['day', '2026-10-16'],
  ['week', '2026-10-22'],
  ['month', '2026-11-15'],
] as const)('goes on by a %s', (view, next) => {
  expect(stepped(view, THURSDAY, 1)).toBe(next);
});

it('names the year of a week that ends in another one', () => {
  expect(titleOf('week', '2026-12-31', THURSDAY)).toBe('28 Dec – 3 Jan 2027');
});

it.each([
  ['day', THURSDAY, 'Thu, October 15'],
  ['week', THURSDAY, 'Oct 12 – 18'],
  ['week', '2026-10-01', 'Sep 28 – Oct 4'],
  ['week', '2026-12-31', 'Dec 28 – Jan 3, 2027'],
] as const)('writes the month first in a %s of %s for whoever reads so', (view, day, title) => {
  readAs({ dateOrder: 'month-first', clockFace: 'auto' });

  expect(titleOf(view, day, THURSDAY)).toBe(title);
});
