import { upcomingSpurts } from './growth-spurts';

const TODAY = '2026-11-20';

it.each([
  [0, [2, 6]],
  [1, [6, 12]],
  [3, [19]],
  [6, []],
  [7, [37]],
  [12, []],
])('at %i months the spurts of the next eight weeks are %j', (months, weeks) => {
  expect(upcomingSpurts(months, TODAY).map((spurt) => spurt.week)).toEqual(weeks);
});

it('puts each at nine in the morning of its day', () => {
  expect(upcomingSpurts(0, TODAY)[0]?.due).toEqual(new Date(2026, 11, 4, 9));
});
