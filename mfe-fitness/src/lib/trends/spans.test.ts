import { readAs } from '@nestwell/domain/reading';
import { daysBetween } from '@nestwell/domain/calendar-days';
import { bucketsOf } from './buckets';
import { dayAfter, periodOf, samePeriodOf } from './spans';

beforeEach(() => readAs({ dateOrder: 'day-first', clockFace: 'auto' }));
afterEach(() => readAs(null));

const pregnancy = { from: '2025-10-01', to: '2026-07-08' };

it.each([
  ['week', '2026-10-12', '2026-10-18', '12 to 18 Oct', 7],
  ['month', '2026-10-01', '2026-10-31', 'Oct 2026', 31],
  ['quarter', '2026-07-20', '2026-10-18', '20 Jul to 18 Oct', 13],
  ['year', '2025-11-01', '2026-10-31', 'Nov 2025 to Oct 2026', 12],
  ['pregnancy', '2025-10-01', '2026-07-08', '1 Oct 2025 to 8 Jul 2026', 10],
] as const)('a %s reaches from %s to %s', (span, from, to, title, marks) => {
  const period = periodOf(span, '2026-10-15', pregnancy);

  expect(period).toMatchObject({ from, to, title });
  expect(bucketsOf(period)).toHaveLength(marks);
  expect(daysBetween(from, to)).toBeLessThan(400);
});

it.each(['week', 'month', 'quarter', 'year'] as const)('the %s after the one before is this one', (span) => {
  const period = periodOf(span, '2026-10-15', null);
  const before = periodOf(span, '2026-10-11' < period.from ? '2026-10-11' : dayBefore(period.from), null);

  expect(before.to).toBe(dayBefore(period.from));
  expect(periodOf(span, dayAfter(before, '2026-12-01'), null)).toEqual(period);
  expect(dayAfter(period, '2026-10-15')).toBe('2026-10-15');
});

const dayBefore = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

it('cuts the first and the last month of a pregnancy to it', () => {
  const months = bucketsOf(periodOf('pregnancy', '2026-10-15', { from: '2025-10-10', to: '2026-07-08' }));

  expect(months[0]).toMatchObject({ from: '2025-10-10', to: '2025-10-31', label: 'Oct' });
  expect(months.at(-1)).toMatchObject({ from: '2026-07-01', to: '2026-07-08', name: 'July 2026' });
});

it('a period that was asked for before is titled as whoever asks now has dates', () => {
  expect(samePeriodOf('week', '2026-10-15', null).title).toBe('12 to 18 Oct');

  readAs({ dateOrder: 'month-first', clockFace: 'auto' });
  expect(samePeriodOf('week', '2026-10-15', null).title).toBe('Oct 12 to 18');
});
