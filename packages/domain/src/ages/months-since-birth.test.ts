import { birthOfMonths, monthsSince } from './months-since-birth';

it.each([
  ['born today', '2026-06-15', 0],
  ['a day short of a month', '2026-05-16', 0],
  ['a month', '2026-05-15', 1],
  ['a leap day, a year on', '2024-02-29', 27],
  ['a date still ahead', '2026-07-01', 0],
])('the months of %s', (_, bornOn, months) => {
  expect(monthsSince(bornOn, '2026-06-15')).toBe(months);
});

it.each(['2026-06-15', '2026-05-31', '2028-02-29', '2027-01-01'])(
  'come back from the birth they were turned into, on %s',
  (today) => {
    for (let months = 0; months <= 24; months += 1)
      expect(monthsSince(birthOfMonths(months, today), today)).toBe(months);
  },
);
