import { upcomingSpurts } from './growth-spurts';

const TODAY = '2026-11-20';

const afterMonths = (monthsPostpartum: number) => ({
  monthsPostpartum,
  babyBornOn: null,
  isBirthDateExact: false,
});
const bornOn = (babyBornOn: string, isBirthDateExact = true) => ({
  monthsPostpartum: 0,
  babyBornOn,
  isBirthDateExact,
});

it.each([
  [0, [2, 6]],
  [1, [6, 12]],
  [3, [19]],
  [6, []],
  [7, [37]],
  [12, []],
])('at %i months the spurts of the next eight weeks are %j', (months, weeks) => {
  expect(upcomingSpurts(afterMonths(months), TODAY).map((spurt) => spurt.week)).toEqual(weeks);
});

it('puts each at nine in the morning of its day', () => {
  expect(upcomingSpurts(afterMonths(0), TODAY)[0]?.due).toEqual(new Date(2026, 11, 4, 9));
});

it('counts from the day of birth where she named it', () => {
  expect(upcomingSpurts(bornOn('2026-11-01'), TODAY)).toEqual([{ week: 6, due: new Date(2026, 11, 13, 9) }]);
});

it.each([
  ['the day itself is today', '2026-11-06', [6]],
  ['it is tomorrow', '2026-11-07', [2, 6]],
  ['another one is eight weeks away', '2026-10-23', [6, 12]],
  ['that one is a day further', '2026-10-24', [6]],
])('after the exact birth, where %s', (_, born, weeks) => {
  expect(upcomingSpurts(bornOn(born), TODAY).map(({ week }) => week)).toEqual(weeks);
});

it('counts from her months where the day of birth was only made of them', () => {
  expect(upcomingSpurts(bornOn('2026-11-01', false), TODAY).map(({ week }) => week)).toEqual([2, 6]);
});
