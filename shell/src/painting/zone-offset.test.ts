import { momentShowing, offsetAt } from './zone-offset';

const HOUR = 3_600_000;

it.each([
  ['UTC', '2026-11-22T12:00:00Z', 0],
  ['Asia/Kolkata', '2026-11-22T12:00:00Z', 5.5],
  ['Asia/Kathmandu', '2026-11-22T12:07:00Z', 5.75],
  ['America/Toronto', '2026-07-01T12:00:00Z', -4],
  ['Europe/Vienna', '2026-10-25T00:59:59Z', 2],
  ['Europe/Vienna', '2026-10-25T01:00:00Z', 1],
  ['Pacific/Kiritimati', '2026-11-22T12:00:00Z', 14],
])('in %s at %s clocks are %d hours ahead', (zone, moment, hours) => {
  expect(offsetAt(zone, Date.parse(moment))).toBe(hours * HOUR);
});

it.each([
  ['Asia/Tokyo', '2026-11-22T09:30:00Z', '2026-11-22T00:30:00Z'],
  ['America/Toronto', '2026-11-22T23:00:00Z', '2026-11-23T04:00:00Z'],
  // Skipped in spring: it moves forward.
  ['Europe/Vienna', '2026-03-29T02:30:00Z', '2026-03-29T01:30:00Z'],
])('in %s clocks show %s at %s', (zone, shown, moment) => {
  expect(new Date(momentShowing(zone, Date.parse(shown)))).toEqual(new Date(moment));
});
