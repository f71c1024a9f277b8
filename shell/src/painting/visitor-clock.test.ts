import { lookAt, wasZoneAsked } from './visitor-clock';

const format = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long' });
const HOUR = 3_600_000;
const moment = Date.UTC(2026, 9, 15, 12);

it('writes in the visitor’s language where a format names none, also one that was made before she came', () => {
  lookAt('UTC', moment, { language: 'de-DE' });
  expect(format.format(moment)).toBe('15. Oktober');
  expect(new Date(moment).toLocaleDateString(undefined, { month: 'long' })).toBe('Oktober');

  lookAt('UTC', moment, { language: 'en-US' });
  expect(format.format(moment)).toBe('October 15');
  expect(new Intl.DateTimeFormat('fr-FR', { month: 'long' }).format(moment)).toBe('octobre');
});

it('writes figures in the visitor’s language where none is named', () => {
  const figures = new Intl.NumberFormat();
  const share = new Intl.NumberFormat('en-US', { style: 'percent' });

  lookAt('UTC', moment, { language: 'de-DE' });
  expect(figures.format(1234.5)).toBe('1.234,5');
  expect((1234.5).toLocaleString()).toBe('1.234,5');
  expect((1234.5).toLocaleString('en-US', { maximumFractionDigits: 0 })).toBe('1,235');
  expect(figures.formatToParts(1.5).map(({ type }) => type)).toEqual(['integer', 'decimal', 'fraction']);

  lookAt('UTC', moment, { language: 'en-US' });
  expect(figures.format(1234.5)).toBe('1,234.5');
  expect(figures.resolvedOptions().locale).toBe('en-US');
  expect(share.format(0.25)).toBe('25%');
  expect(Intl.NumberFormat.supportedLocalesOf('en-US')).toEqual(['en-US']);
});

it('what a format says of itself is each caller’s own', () => {
  lookAt('UTC', moment, { language: 'en-US' });

  Object.assign(format.resolvedOptions(), { locale: 'of somebody else' });

  expect(format.resolvedOptions().locale).toBe('en-US');
});

it('goes by the clocks that the server tells of, whatever Node knows of the zone', () => {
  const zone = 'Europe/Vienna';
  const midday = Date.UTC(2026, 9, 15, 12);
  const [from, change, until] = [Date.UTC(2026, 0), Date.UTC(2026, 9, 20), Date.UTC(2027, 0)];
  const clocks = { moments: [from, change, until], ahead: [5.5 * HOUR, -3 * HOUR] };
  lookAt(zone, midday, { language: 'en-US', clocks });
  const written = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } as const;
  const clock = new Intl.DateTimeFormat(undefined, written);

  expect(new Date().getHours()).toBe(17);
  expect(new Date().getTimezoneOffset()).toBe(-330);
  expect(clock.format(midday)).toBe('17:30');
  expect(clock.format(change)).toBe('21:00');
  expect(new Intl.DateTimeFormat('en-US', { ...written, timeZone: zone }).format(midday)).toBe('17:30');
  expect(new Intl.DateTimeFormat('en-US', { ...written, timeZone: 'Asia/Tokyo' }).format(midday)).toBe(
    '21:00',
  );
  expect(new Date(midday).toLocaleTimeString(undefined, written)).toBe('17:30');
  expect(new Date('2026-10-15T17:30').getTime()).toBe(midday);
  expect(clock.resolvedOptions().timeZone).toBe(zone);
  // Of other years nothing was told.
  expect(clock.format(Date.UTC(2020, 6, 1, 12))).toBe('14:00');
});

it.each(['UTC', 'Europe/Vienna'])(
  'a date of a zone that is named asks nothing of a visitor’s own, %s',
  (zone) => {
    const named = { timeZone: zone, day: 'numeric', month: 'long' } as const;
    lookAt(zone, moment, { language: 'en-US' });

    expect(new Intl.DateTimeFormat('en-US', named).format(moment)).toBe('October 15');
    expect(new Date(moment).toLocaleDateString('en-US', named)).toBe('October 15');
    expect(wasZoneAsked()).toBe(false);

    expect(format.format(moment)).toBe('October 15');
    expect(wasZoneAsked()).toBe(true);
  },
);
