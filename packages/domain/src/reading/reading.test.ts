import { clockWords, deviceReading, inFigures, readAs, readingOf, renderIn, unchosenReading } from '.';

const auto = { dateOrder: 'auto', clockFace: 'auto' } as const;

afterEach(() => readAs(null));

it.each([
  ['en-US', { monthFirst: true, twelveHours: true }],
  ['en-CA', { monthFirst: true, twelveHours: true }],
  ['en-AU', { monthFirst: false, twelveHours: true }],
  ['en-GB', { monthFirst: false, twelveHours: false }],
  ['de-DE', { monthFirst: false, twelveHours: false }],
  ['ja-JP', { monthFirst: true, twelveHours: false }],
])('reads as %s does where she chose nothing', (locale, reading) => {
  expect(readingOf(auto, locale)).toEqual(reading);
});

it('reads as she chose, whatever her locale', () => {
  expect(readingOf({ dateOrder: 'day-first', clockFace: '24h' }, 'en-US')).toEqual({
    monthFirst: false,
    twelveHours: false,
  });
  expect(readingOf({ dateOrder: 'month-first', clockFace: '12h' }, 'en-GB')).toEqual({
    monthFirst: true,
    twelveHours: true,
  });
});

it('knows on every screen how the member of this page reads, and of nobody after she left', () => {
  readAs({ dateOrder: 'month-first', clockFace: '24h' });
  expect(deviceReading()).toEqual({ monthFirst: true, twelveHours: false });

  readAs(null);
  expect(deviceReading()).toEqual(readingOf(auto));
});

it.each([
  [0, 0, '0:00', '12:00 AM'],
  [9, 5, '9:05', '9:05 AM'],
  [12, 30, '12:30', '12:30 PM'],
  [23, 59, '23:59', '11:59 PM'],
])('writes %i hours and %i minutes', (hours, minutes, long, short) => {
  expect(clockWords(hours, minutes, { monthFirst: false, twelveHours: false })).toBe(long);
  expect(clockWords(hours, minutes, { monthFirst: false, twelveHours: true })).toBe(short);
});

it('writes thousands with a comma', () => {
  expect([inFigures(2100), inFigures(0), inFigures(12.5)]).toEqual(['2,100', '0', '12.5']);
});

it('follows the locale of a render where none is named, and the device’s own again after it', () => {
  renderIn('de-DE');
  expect(readingOf(unchosenReading)).toEqual({ monthFirst: false, twelveHours: false });
  expect(readingOf(unchosenReading, 'en-US')).toEqual({ monthFirst: true, twelveHours: true });

  renderIn('en-US');
  expect(readingOf(unchosenReading)).toEqual({ monthFirst: true, twelveHours: true });
  renderIn(undefined);
});
