import { later, MINUTE } from '../moments';
import { dayRefusal, momentRefusal, notAfter } from './not-in-future';

const now = new Date('2026-11-22T12:00:00Z');

it.each([
  ['now', 0, undefined],
  ['two minutes ahead, as a fast phone says it', 2, undefined],
  ['beyond that', 2.1, 'in_future'],
  ['a year ago', -366 * 24 * 60, undefined],
  ['more than a year ago', -366 * 24 * 60 - 1, 'too_old'],
])('a moment %s', (_, minutes, refusal) => {
  expect(momentRefusal(later(now, minutes * MINUTE), now)).toBe(refusal);
});

it('keeps a moment a little ahead as now, and an earlier one as it is', () => {
  expect(notAfter(later(now, MINUTE), now)).toEqual(now);
  expect(notAfter(later(now, -MINUTE), now)).toEqual(later(now, -MINUTE));
});

it.each([
  ['2026-11-22', undefined],
  ['2026-11-23', 'in_future'],
  ['2025-11-21', undefined],
  ['2025-11-20', 'too_old'],
])('the day %s', (date, refusal) => {
  expect(dayRefusal(date, '2026-11-22')).toBe(refusal);
});
