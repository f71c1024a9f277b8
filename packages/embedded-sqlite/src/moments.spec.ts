import { dateOf } from './moments';
import { bindable } from './values';

it.each([
  '2026-11-23T08:30:00.000Z',
  '1969-12-31T23:59:59.999Z',
  '2028-02-29T12:00:01.007Z',
  '0050-01-01T00:00:00.000Z',
  '0999-12-31T23:59:59.999Z',
])('reads %s as it was written', (moment) =>
  expect(dateOf(bindable(new Date(moment)))).toEqual(new Date(moment)),
);

it('reads a moment that was written shorter, and leaves what is none', () => {
  expect(dateOf('2026-11-23 08:30:00')).toEqual(new Date('2026-11-23T08:30:00Z'));
  expect(dateOf(null)).toBeNull();
});

it.each([0, 9, 10, 99, 100, 999])('writes %i milliseconds as Node would', (milliseconds) => {
  for (const month of [0, 8, 9, 11]) {
    const moment = new Date(Date.UTC(2026, month, month + 5, month * 2, month * 5, 59 - month, milliseconds));

    expect(bindable(moment)).toBe(moment.toISOString().replace('T', ' ').replace('Z', ''));
  }
});

it('refuses a moment that is none', () => {
  expect(() => bindable(new Date(Number.NaN))).toThrow(RangeError);
});
