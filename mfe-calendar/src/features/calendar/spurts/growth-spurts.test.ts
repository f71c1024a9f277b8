import { upcomingSpurts } from './growth-spurts';

const NOON = new Date(2026, 10, 20, 12);

it.each([
  [0, [2, 6]],
  [1, [6, 12]],
  [3, [19]],
  [6, []],
  [7, [37]],
  [12, []],
])('at %i months the spurts of the next eight weeks are %j', (months, weeks) => {
  expect(upcomingSpurts(months, NOON).map((spurt) => spurt.week)).toEqual(weeks);
});

it('puts each at nine in the morning of its day', () => {
  expect(upcomingSpurts(0, NOON)[0]?.due).toEqual(new Date(2026, 11, 4, 9));
});
