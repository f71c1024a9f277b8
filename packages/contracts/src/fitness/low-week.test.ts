import { addDays } from '@nestwell/domain/calendar-days';
import { isLowWeek } from './low-week';

const today = '2026-11-22';
const lowOn = (...daysAgo: number[]) =>
  daysAgo.map((days) => ({ date: addDays(today, -days), mood: 0 as number | null }));

it.each([
  ['three of seven', lowOn(0, 3, 6), undefined, true],
  ['two, and an older one', lowOn(0, 3, 7), undefined, false],
  ['two, and today not saved yet', lowOn(1, 3), 0, true],
  ['three, of which today is no longer low', lowOn(0, 1, 2), 1, false],
  ['the same day twice', lowOn(1, 1, 2), undefined, false],
  ['days without a mood', [...lowOn(0, 1), { date: addDays(today, -2), mood: null }], undefined, false],
])('is a low week: %s', (_, days, moodNow, expected) => {
  expect(isLowWeek(days, today, moodNow)).toBe(expected);
});
