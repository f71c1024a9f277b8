import { namedOf, runsOf, trendOf } from './weighings';

const on = (day: number, value = 150) => ({ date: `2026-10-${String(day).padStart(2, '0')}`, value });

it('leaves fifteen days without a weighing open in a year, and five in a month', () => {
  const weighings = [on(1), on(6), on(12), on(28)];

  expect(runsOf(weighings, 'year')).toEqual([[on(1), on(6), on(12)], [on(28)]]);
  expect(runsOf(weighings, 'month')).toEqual([[on(1), on(6)], [on(12)], [on(28)]]);
  expect(runsOf([on(12), on(27)], 'year')).toHaveLength(1);
});

it('draws the trend as the centred mean of five, of fewer at the ends', () => {
  const run = [10, 20, 60, 20, 10, 40].map((value, index) => on(index + 1, value));

  expect(trendOf(run).map(({ value }) => value)).toEqual([10, 30, 24, 30, 70 / 3, 40]);
});

it('names the first, the last and the highest, as far as their figures have room', () => {
  const [first, top, last] = [on(1, 150), on(2, 152), on(3, 149)];
  const apart = (units: number) => (weighing: { date: string }) => Number(weighing.date.slice(-2)) * units;

  expect(namedOf([first, top, last], apart(50))).toEqual([first, last, top]);
  expect(namedOf([first, top, last], apart(30))).toEqual([first, last]);
  expect(namedOf([first, top, last], apart(10))).toEqual([last]);
  expect(namedOf([], apart(50))).toEqual([]);
});
