import {
  deviceClock,
  deviceDate,
  deviceMoment,
  deviceWeekday,
  deviceZone,
  renderBy,
} from '@nestwell/domain/device-time';
import { HOUR } from '@nestwell/domain/moments';
import { plainReading } from '@nestwell/domain/reading';
import { clockOf } from './render-clock';

const none = { moments: [], ahead: [] };
afterEach(() => renderBy(undefined));

it.each([
  ['America/Toronto', '2026-11-22', '15:30', 0],
  ['Asia/Kolkata', '2026-11-23', '2:00', 1],
  ['Pacific/Kiritimati', '2026-11-23', '10:30', 1],
])('writes days and clocks as they are in %s', (zone, date, clock, weekday) => {
  renderBy(clockOf(zone, none));
  const moment = new Date('2026-11-22T20:30:00Z');

  expect([
    deviceDate(moment),
    deviceClock(moment, plainReading),
    deviceWeekday(moment),
    deviceZone(),
  ]).toEqual([date, clock, weekday, zone]);
});

it('goes by the rules that it was told, and by those of Node for other moments', () => {
  const clock = clockOf('Europe/Vienna', { moments: [0, 10 * HOUR], ahead: [5 * HOUR] });

  expect([clock.offsetAt(HOUR), clock.offsetAt(Date.UTC(2026, 6, 1))]).toEqual([5 * HOUR, 2 * HOUR]);
});

it('finds the moment of a day and a time, and moves a skipped one forward', () => {
  renderBy(clockOf('Europe/Vienna', none));

  expect(deviceMoment('2026-07-01', 9, 30)).toEqual(new Date('2026-07-01T07:30:00Z'));
  expect(deviceMoment('2026-03-29', 2, 30)).toEqual(new Date('2026-03-29T01:30:00Z'));
});

it('knows whether the zone was asked for', () => {
  const clock = clockOf('Europe/Vienna', none);
  renderBy(clock);
  expect(clock.wasAsked()).toBe(false);

  deviceDate(new Date(0));
  expect(clock.wasAsked()).toBe(true);
});
