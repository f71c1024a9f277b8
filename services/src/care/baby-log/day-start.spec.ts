import { dayStarts, startOfBabyDay } from '@nestwell/domain/feeding';
import { HOUR } from '@nestwell/domain/moments';
import fc from 'fast-check';
import { atWallClock, localDateOf, wallClockOf } from '../../platform/time/zoned';

const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'];

/** The calendar and the clock of a zone, in the place of those of her device. */
const calendarIn = (zone: string) => ({
  dateOf: (moment: Date) => localDateOf(moment, zone),
  momentOf: (date: string, hour: number) => atWallClock(date, `0${hour}:00`, zone),
});

const moments = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2027-12-31T00:00:00Z'),
  noInvalidDate: true,
});

it('begins at her hour, before now and less than 26 hours ago, in every zone and at every change of clocks', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...dayStarts), fc.constantFrom(...zones), (now, hour, zone) => {
      const start = startOfBabyDay(now, hour, calendarIn(zone));
      const shown = wallClockOf(start, zone);

      expect(+now - +start).toBeGreaterThanOrEqual(0);
      expect(+now - +start).toBeLessThan(26 * HOUR);
      // Where a change of clocks skips that hour, the day begins with the first minute after it.
      expect(Number(shown.slice(0, 2)) - hour).toBeLessThanOrEqual(1);
      expect(Number(shown.slice(0, 2))).toBeGreaterThanOrEqual(hour);
    }),
    { numRuns: 300 },
  );
});

it.each([
  // Clocks go forward at 2:00, and back at 3:00, in Berlin.
  ['2026-03-29T03:30:00Z', 2, '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T03:30:00Z', 6, '2026-10-24T04:00:00.000Z'],
  ['2026-10-25T05:30:00Z', 6, '2026-10-25T05:00:00.000Z'],
] as const)('at %s, with a day from %i:00, has begun at %s', (now, hour, start) => {
  expect(startOfBabyDay(new Date(now), hour, calendarIn('Europe/Berlin')).toISOString()).toBe(start);
});
