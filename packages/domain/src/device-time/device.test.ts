import { deviceClock, deviceDate, deviceFieldValue, deviceMoment, endOfDeviceDay } from './device';

it('reads the day and the clock of a moment where she is, late in the evening too', () => {
  const moment = new Date(2026, 9, 5, 23, 59, 30);

  expect([deviceDate(moment), deviceClock(moment, 'en-GB')]).toEqual(['2026-10-05', '23:59']);
});

it('reads hours without a leading nought, and writes them into fields with it', () => {
  const moment = new Date(2026, 9, 5, 9, 5);

  expect([deviceClock(moment, 'en-GB'), deviceFieldValue(moment)]).toEqual(['9:05', '2026-10-05T09:05']);
});

it.each([
  ['en-US', ['12:00 AM', '9:05 AM', '12:30 PM', '11:59 PM']],
  ['en-AU', ['12:00 AM', '9:05 AM', '12:30 PM', '11:59 PM']],
  ['en-GB', ['0:00', '9:05', '12:30', '23:59']],
  ['de-DE', ['0:00', '9:05', '12:30', '23:59']],
  ['en-US-u-hc-h23', ['0:00', '9:05', '12:30', '23:59']],
])('reads a clock as %s does', (locale, clocks) => {
  const moments = [new Date(2026, 9, 5), new Date(2026, 9, 5, 9, 5), new Date(2026, 9, 5, 12, 30)];

  expect([...moments, new Date(2026, 9, 5, 23, 59)].map((moment) => deviceClock(moment, locale))).toEqual(
    clocks,
  );
});

it('follows the locale of the device where none is named', () => {
  const { locale } = new Intl.DateTimeFormat().resolvedOptions();

  expect(deviceClock(new Date(2026, 9, 5, 17, 20))).toBe(deviceClock(new Date(2026, 9, 5, 17, 20), locale));
});

it('finds the moment of a day and time of hers', () => {
  expect(deviceMoment('2026-10-05')).toEqual(new Date(2026, 9, 5));
  expect(deviceMoment('2026-10-05', 9, 30)).toEqual(new Date(2026, 9, 5, 9, 30));
  expect(endOfDeviceDay('2026-10-05')).toEqual(new Date(2026, 9, 5, 23, 59, 59, 999));
});
