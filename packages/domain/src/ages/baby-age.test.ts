import { daysOld, youngerMonths } from './baby-age';

const today = '2026-06-15';
const exact = { isBirthDateExact: true, bornEarlyAt: null };

it.each([
  ['born today', { ...exact, babyBornOn: today }, 0, 0],
  ['a day short of three months', { ...exact, babyBornOn: '2026-03-16' }, 2, 91],
  ['three months', { ...exact, babyBornOn: '2026-03-15' }, 3, 92],
  ['three months by a guess', { ...exact, babyBornOn: '2026-03-15', isBirthDateExact: false }, 2, 62],
  [
    'five months, born at 28 weeks',
    { ...exact, babyBornOn: '2026-01-15', bornEarlyAt: { weeks: 28, days: 0 } },
    2,
    151,
  ],
])('%s', (_, born, months, days) => {
  expect(youngerMonths(born, today)).toBe(months);
  expect(daysOld(born, today)).toBe(days);
});

it('knows no age where no birth is known', () => {
  expect(youngerMonths({ ...exact, babyBornOn: null }, today)).toBeNull();
  expect(daysOld({ ...exact, babyBornOn: null }, today)).toBeNull();
});
