import { historyRange } from './history-range';

it.each([
  [0, { title: 'Last 30 days', startDate: '2026-12-03', endDate: '2027-01-01' }],
  [1, { title: 'December 2026', startDate: '2026-12-01', endDate: '2026-12-31' }],
  [2, { title: 'November 2026', startDate: '2026-11-01', endDate: '2026-11-30' }],
  [11, { title: 'February 2026', startDate: '2026-02-01', endDate: '2026-02-28' }],
])('reaches %d months back from New Year', (back, range) => {
  expect(historyRange(back, '2027-01-01')).toEqual(range);
});
