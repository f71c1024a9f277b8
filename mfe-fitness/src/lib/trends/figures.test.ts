import { bucketsOf } from './buckets';
import { daysSoFar, figuresOf, marksOf, meanOf } from './figures';
import { periodOf } from './spans';
import { trendsCsv } from './trends-csv';
import { aTrendDay } from '../../testing/trend-day';

const days = figuresOf(
  [
    aTrendDay('2026-10-12', { sleepHours: 6, weight: 150 }),
    aTrendDay('2026-10-14', { sleepHours: 0, mood: 0 }),
  ],
  [{ date: '2026-10-13', calories: 1800, protein: null, meals: 2 }],
);
const week = periodOf('week', '2026-10-14', null);

it('puts what she tracked and what she ate on the same days, in order', () => {
  expect(days.map(({ date }) => date)).toEqual(['2026-10-12', '2026-10-13', '2026-10-14']);
  expect(days[1]).toMatchObject({ calories: 1800, protein: null, sleepHours: null });
});

it('leaves gaps as gaps, keeps zeros as answers, and counts the days a mean rests on', () => {
  expect(marksOf('sleepHours', bucketsOf(week), days).map(({ value }) => value)).toEqual([
    6,
    null,
    0,
    null,
    null,
    null,
    null,
  ]);
  expect(marksOf('sleepHours', bucketsOf(periodOf('year', '2026-10-14', null)), days).at(-1)).toMatchObject({
    value: 3,
    days: 2,
  });
  expect(meanOf('energyLevel', days)).toEqual({ value: null, days: 0 });
  expect(daysSoFar(week, '2026-10-14')).toBe(3);
});

it('writes a row a day, empty where nothing was logged', () => {
  const lines = trendsCsv({ from: '2026-10-12', to: '2026-10-15' }, days, {
    unit: 'kg',
    shown: (pounds) => pounds / 2,
  }).split('\r\n');

  expect(lines[0]).toMatch(/Date,Weight \(kg\),Sleep \(hours\)/);
  expect(lines.slice(1)).toEqual([
    '2026-10-12,75,6,,,,,,',
    '2026-10-13,,,,,,,1800,',
    '2026-10-14,,0,,0,,,,',
    '2026-10-15,,,,,,,,',
    '',
  ]);
});
