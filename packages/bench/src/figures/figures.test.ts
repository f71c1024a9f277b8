import { ratiosOf, spreadOf, spreadText } from './spread';
import { tableOf } from './table';

it('tells the middle of a series and between which values it lay, however many there are', () => {
  expect(spreadOf([9, 1, 5])).toEqual({ median: 5, least: 1, most: 9 });
  expect(spreadOf([4, 2])).toEqual({ median: 3, least: 2, most: 4 });
});

it('compares each measurement with the one that was made beside it', () => {
  // The machine was half as fast in the second round, for both.
  expect(ratiosOf([3, 6], [2, 4])).toEqual([1.5, 1.5]);
});

it('writes a spread and a table as Markdown', () => {
  const text = spreadText({ median: 1.234, least: 1, most: 2 }, 1);

  expect(tableOf(['Call', 'ms'], [['posts', text]])).toBe(
    '| Call | ms |\n| --- | ---: |\n| posts | 1.2 (1.0–2.0) |',
  );
});
