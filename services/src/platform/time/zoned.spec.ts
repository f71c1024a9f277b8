import { atWallClock, endOfLocalDay, zoneNamed, localDateOf, startOfLocalDay, wallClockOf } from './zoned';

const at = (iso: string) => new Date(iso);

it.each([
  ['2026-11-20T23:30:00Z', 'UTC', '2026-11-20'],
  ['2026-11-20T23:30:00Z', 'Europe/Vienna', '2026-11-21'],
  ['2026-11-20T03:00:00Z', 'America/Toronto', '2026-11-19'],
  ['2026-11-20T11:00:00Z', 'Pacific/Kiritimati', '2026-11-21'],
])('at %s it is in %s the %s', (moment, zone, date) => {
  expect(localDateOf(at(moment), zone)).toBe(date);
});

it('a day of daylight saving has 23 or 25 hours', () => {
  const hours = (date: string) =>
    (endOfLocalDay(date, 'Europe/Vienna').getTime() - startOfLocalDay(date, 'Europe/Vienna').getTime()) /
    3_600_000;

  expect(hours('2026-03-29')).toBe(23);
  expect(hours('2026-03-30')).toBe(24);
  expect(hours('2026-10-25')).toBe(25);
});

it('a day whose midnight is skipped begins with its first moment', () => {
  // In Beirut the clock goes from 23:59 to 01:00.
  expect(wallClockOf(startOfLocalDay('2026-03-29', 'Asia/Beirut'), 'Asia/Beirut')).toBe('01:00');
});

it('a wall clock keeps its time over daylight saving', () => {
  expect(atWallClock('2026-03-28', '08:00', 'Europe/Vienna')).toEqual(at('2026-03-28T07:00:00Z'));
  expect(atWallClock('2026-03-29', '08:00', 'Europe/Vienna')).toEqual(at('2026-03-29T06:00:00Z'));
});

it('a time that is skipped moves forward, a repeated one is the first', () => {
  expect(wallClockOf(atWallClock('2026-03-29', '02:30', 'Europe/Vienna'), 'Europe/Vienna')).toBe('03:30');
  expect(atWallClock('2026-10-25', '02:30', 'Europe/Vienna')).toEqual(at('2026-10-25T00:30:00Z'));
});

it.each([
  ['Europe/Vienna', 'Europe/Vienna'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['UTC', 'UTC'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
  ['US/Pacific', 'US/Pacific'],
  ['eUROPE/vIENNA', 'Europe/Vienna'],
  ['+02:00', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
  ['Europe_Vienna', undefined],
  ['Mars/Olympus', undefined],
  ['', undefined],
  ['x'.repeat(100), undefined],
])('%s names the zone %s', (name, zone) => {
  expect(zoneNamed(name)).toBe(zone);
});

it('a day whose midnight comes twice begins with the first, one whose midnight is skipped to the west too', () => {
  expect(startOfLocalDay('2026-11-01', 'America/Havana')).toEqual(at('2026-11-01T04:00:00Z'));
  expect(startOfLocalDay('2026-09-06', 'America/Santiago')).toEqual(at('2026-09-06T04:00:00Z'));
});
