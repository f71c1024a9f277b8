import { plainReading, readAs } from '../reading';
import {
  deviceClock,
  deviceDate,
  deviceFieldValue,
  deviceMoment,
  endOfDeviceDay,
  isDeviceZone,
} from './device';

it('reads the day and the clock of a moment where she is, late in the evening too', () => {
  const moment = new Date(2026, 9, 5, 23, 59, 30);

  expect([deviceDate(moment), deviceClock(moment, plainReading)]).toEqual(['2026-10-05', '23:59']);
});

it('reads hours without a leading nought, and writes them into fields with it', () => {
  const moment = new Date(2026, 9, 5, 9, 5);

  expect([deviceClock(moment, plainReading), deviceFieldValue(moment)]).toEqual(['9:05', '2026-10-05T09:05']);
});

it('writes the clock as she reads it', () => {
  const moment = new Date(2026, 9, 5, 17, 20);
  readAs({ dateOrder: 'auto', clockFace: '12h' });
  expect(deviceClock(moment)).toBe('5:20 PM');

  readAs({ dateOrder: 'auto', clockFace: '24h' });
  expect(deviceClock(moment)).toBe('17:20');
  readAs(null);
});

it('finds the moment of a day and time of hers', () => {
  expect(deviceMoment('2026-10-05')).toEqual(new Date(2026, 9, 5));
  expect(deviceMoment('2026-10-05', 9, 30)).toEqual(new Date(2026, 9, 5, 9, 30));
  expect(endOfDeviceDay('2026-10-05')).toEqual(new Date(2026, 9, 5, 23, 59, 59, 999));
});

it('knows the zone of her clock by each of its names', () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  const { timeZone: here } = Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function spoken(
    this: Intl.DateTimeFormat,
  ) {
    const real = resolvedOptions.call(this);
    return { ...real, timeZone: real.timeZone === here ? 'Asia/Calcutta' : real.timeZone };
  });

  const zones = ['Asia/Calcutta', 'Asia/Kolkata', 'Asia/Colombo', 'Nowhere/AtAll'];
  expect(zones.map(isDeviceZone)).toEqual([true, true, false, false]);
  jest.restoreAllMocks();
});
