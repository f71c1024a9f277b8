import { deviceFieldValue } from '@nestwell/domain/device-time';
import { upcomingWindow } from './upcoming-window';

const windowAt = (now: Date) => {
  const { from, until } = upcomingWindow(now);
  return [deviceFieldValue(from), deviceFieldValue(until)];
};

it.each([
  ['the whole day two months ahead', new Date(2026, 8, 30, 14, 30), '2026-09-30T00:00', '2026-12-02T23:59'],
  [
    'all days whose second month back is short',
    new Date(2027, 1, 28, 9),
    '2027-02-28T00:00',
    '2027-04-30T23:59',
  ],
  [
    'yesterday while it is two hours old',
    new Date(2026, 10, 20, 1, 59),
    '2026-11-19T00:00',
    '2027-01-22T23:59',
  ],
  ['today alone from then on', new Date(2026, 10, 20, 2, 0), '2026-11-20T00:00', '2027-01-22T23:59'],
])('reaches over %s', (_name, now, from, until) => {
  expect(windowAt(now)).toEqual([from, until]);
});
