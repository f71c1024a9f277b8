import { isLittleEaten, isWeightFallingFast } from './soft-notes';

it.each([
  [
    '2 lb in a week of 150',
    [
      ['2026-11-28', 148],
      ['2026-11-21', 150],
    ],
    true,
  ],
  [
    '1 lb in a week',
    [
      ['2026-11-28', 149],
      ['2026-11-21', 150],
    ],
    false,
  ],
  [
    '2 lb in a day',
    [
      ['2026-11-28', 148],
      ['2026-11-27', 150],
    ],
    false,
  ],
  [
    '7 lb in four weeks',
    [
      ['2026-11-28', 143],
      ['2026-10-31', 150],
    ],
    true,
  ],
  [
    '20 lb in three months',
    [
      ['2026-11-28', 130],
      ['2026-08-28', 150],
    ],
    false,
  ],
  ['one weighing', [['2026-11-28', 148]], false],
  ['none', [], false],
] as const)('%s: %s', (_, weighings, isFast) => {
  expect(isWeightFallingFast(weighings.map(([date, weight]) => ({ date, weight })))).toBe(isFast);
});

it('takes a week as little eaten only where each of its days was logged', () => {
  const week = Array.from({ length: 7 }, () => 1100);

  expect(isLittleEaten(week)).toBe(true);
  expect(isLittleEaten(week.slice(1))).toBe(false);
  expect(isLittleEaten([...week.slice(1), 1200])).toBe(false);
});
