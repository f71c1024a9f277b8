import { dateOf } from './moments';
import { bindable } from './values';

it.each([
  '2026-11-23T08:30:00.000Z',
  '1969-12-31T23:59:59.999Z',
  '2028-02-29T12:00:01.007Z',
  '0050-01-01T00:00:00.000Z',
])('reads %s as it was written', (moment) =>
  expect(dateOf(bindable(new Date(moment)))).toEqual(new Date(moment)),
);

it('reads a moment that was written shorter, and leaves what is none', () => {
  expect(dateOf('2026-11-23 08:30:00')).toEqual(new Date('2026-11-23T08:30:00Z'));
  expect(dateOf(null)).toBeNull();
});
