import { dayOf, loggedDay, rangeOf } from './days';

const instant = (text: string) => new Date(text);

describe('the local day a log belongs to', () => {
  it('is a different one in Auckland and Los Angeles at the same instant', () => {
    const now = instant('2026-11-20T11:30:00Z');

    expect(dayOf(undefined, 'Pacific/Auckland', now)).toBe('2026-11-21');
    expect(dayOf(undefined, 'America/Los_Angeles', now)).toBe('2026-11-20');
  });

  it.each([
    ['spring, 23 hours: first and last moment', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['autumn, 25 hours: first and last moment', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25'],
  ])('is one day when the clocks change (%s)', (_, first, last, date) => {
    expect(dayOf(first, 'Europe/Vienna', instant(first))).toBe(date);
    expect(dayOf(last, 'Europe/Vienna', instant(last))).toBe(date);
  });

  it('takes a date as it stands and places a moment by the zone', () => {
    const now = instant('2026-11-20T12:00:00Z');

    expect(dayOf('2026-11-19', 'Pacific/Auckland', now)).toBe('2026-11-19');
    expect(dayOf('2026-11-19T20:00:00Z', 'Pacific/Auckland', now)).toBe('2026-11-20');
    expect(dayOf('2026-11-19T20:00:00.000+13:00', 'UTC', now)).toBe('2026-11-19');
  });

  it.each([
    ['tomorrow', '2026-11-22', 'must not be in the future'],
    ['more than a year back', '2025-11-18', 'must be at most a year back'],
  ])('is never %s', (_, date, message) => {
    const now = instant('2026-11-20T11:30:00Z');

    expect(() => loggedDay(date, 'Pacific/Auckland', now)).toThrow(message);
  });

  it('may be today where she is, though it is tomorrow in Greenwich', () => {
    expect(loggedDay('2026-11-21', 'Pacific/Auckland', instant('2026-11-20T11:30:00Z'))).toBe('2026-11-21');
  });
});

it('reads a range from dates and moments alike', () => {
  const query = { startDate: '2026-10-21T11:00:00.000Z', endDate: '2026-11-20' };

  expect(rangeOf(query, 'Pacific/Auckland', new Date())).toEqual({ from: '2026-10-22', to: '2026-11-20' });
  expect(rangeOf({}, 'UTC', new Date())).toEqual({ from: undefined, to: undefined });
});
