import { bindable } from './values';

it('stores an instant as text in UTC, to the millisecond', () => {
  expect(bindable(new Date('2026-11-23T08:30:00.007Z'))).toBe('2026-11-23 08:30:00.007');
});

it('refuses a moment that is none', () => {
  expect(() => bindable(new Date(Number.NaN))).toThrow(RangeError);
});
