import { periodOf } from './period';

it.each([
  ['this week', 'week', 0, '2026-11-16', '2026-11-22', 7, '16 to 22 Nov'],
  ['last week', 'week', 1, '2026-11-09', '2026-11-15', 7, '9 to 15 Nov'],
  ['the week of New Year', 'week', -6, '2026-12-28', '2027-01-03', 7, '28 Dec to 3 Jan'],
  ['this month', 'month', 0, '2026-11-01', '2026-11-30', 30, 'Nov 2026'],
  ['the last February', 'month', 9, '2026-02-01', '2026-02-28', 28, 'Feb 2026'],
  ['the last leap February', 'month', 33, '2024-02-01', '2024-02-29', 29, 'Feb 2024'],
] as const)('spans %s', (_, span, back, from, to, length, title) => {
  const period = periodOf(span, back, '2026-11-20');

  expect(period).toMatchObject({ from, to, title });
  expect(period.days).toHaveLength(length);
});
