import { DateTime } from 'luxon';
import { dueNextTo, occurrencesAfterFirst, shiftLike, type Series } from './recurrence';

const NEW_YORK = 'America/New_York';

function series(
  first: string,
  recurring: Series['recurring'],
  zone = NEW_YORK,
  end: string | null = null,
): Series {
  return {
    first: DateTime.fromISO(first, { zone }).toJSDate(),
    zone,
    recurring,
    end: end ? DateTime.fromISO(end, { zone }).toJSDate() : null,
  };
}

function wallClock(moments: Date[], zone = NEW_YORK): string[] {
  return moments.map((moment) => DateTime.fromJSDate(moment, { zone }).toFormat("yyyy-MM-dd'T'HH:mm"));
}

it('keeps a daily 08:00 in New York at 08:00 across both daylight-saving changes', () => {
  const daily = series('2026-10-30T08:00', 'daily');

  const days = wallClock(occurrencesAfterFirst(daily, daily.first));

  expect(days).toHaveLength(365);
  expect(days.every((day) => day.endsWith('T08:00'))).toBe(true);
  expect(days).toEqual(expect.arrayContaining(['2026-11-01T08:00', '2027-03-14T08:00']));
});

it('moves a 31st to the end of a shorter month and back', () => {
  const monthly = series('2026-01-31T09:00', 'monthly');

  const months = wallClock(occurrencesAfterFirst(monthly, monthly.first));

  expect(months.slice(0, 3)).toEqual(['2026-02-28T09:00', '2026-03-31T09:00', '2026-04-30T09:00']);
  expect(months).toHaveLength(12);
});

it('keeps a 29 February birthday every year, and on its day in a leap year', () => {
  const annual = series('2024-02-29T10:00', 'annual');

  const years = wallClock(occurrencesAfterFirst(annual, new Date('2027-06-01T00:00:00Z')));

  expect(years).toEqual(['2025-02-28T10:00', '2026-02-28T10:00', '2027-02-28T10:00', '2028-02-29T10:00']);
});

it('always has the next annual occurrence, even beyond the horizon', () => {
  const annual = series('2030-05-01T10:00', 'annual');

  expect(wallClock(occurrencesAfterFirst(annual, new Date('2026-01-01T00:00:00Z')))).toEqual([
    '2031-05-01T10:00',
  ]);
});

it('stops at the end of recurrence, included', () => {
  const weekly = series('2026-03-02T18:30', 'weekly', NEW_YORK, '2026-03-16T18:30');

  expect(wallClock(occurrencesAfterFirst(weekly, weekly.first))).toEqual([
    '2026-03-09T18:30',
    '2026-03-16T18:30',
  ]);
});

it('a single reminder has no further occurrences', () => {
  expect(occurrencesAfterFirst(series('2026-03-02T23:59', 'none'), new Date())).toEqual([]);
});

it('shifts another occurrence by the same days to the same new hour', () => {
  const at = (text: string) => DateTime.fromISO(text, { zone: NEW_YORK }).toJSDate();

  const moved = shiftLike(at('2026-11-05T08:00'), at('2026-10-29T08:00'), at('2026-10-30T09:15'), NEW_YORK);

  expect(wallClock([moved])).toEqual(['2026-11-06T09:15']);
});

it.each([
  ['2026-01-31T09:00', 'monthly', '2026-02-26T08:00', '2026-02-28T09:00'],
  ['2026-01-31T09:00', 'monthly', '2026-03-02T08:00', '2026-02-28T09:00'],
  ['2026-01-31T09:00', 'monthly', '2026-01-05T08:00', '2026-01-31T09:00'],
  ['2024-02-29T10:00', 'annual', '2027-03-01T10:00', '2027-02-28T10:00'],
  ['2024-02-29T10:00', 'annual', '2028-02-27T10:00', '2028-02-29T10:00'],
  ['2026-10-30T08:00', 'daily', '2026-11-02T17:00', '2026-11-02T08:00'],
] as const)('of a series from %s, %s, the moment next to %s is %s', (first, recurring, moment, due) => {
  const near = dueNextTo(series(first, recurring), DateTime.fromISO(moment, { zone: NEW_YORK }).toJSDate());

  expect(wallClock([near])).toEqual([due]);
});
