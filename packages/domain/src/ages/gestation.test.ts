import { dueDateAtBirth, dueDateOfLastPeriod, earlyBirthOf, gestationOn, lastPeriodOf } from './gestation';

it.each([
  ['2027-02-02', '2026-10-15', { weeks: 24, days: 2 }],
  ['2026-10-15', '2026-10-15', { weeks: 40, days: 0 }],
  ['2026-10-13', '2026-10-15', { weeks: 40, days: 2 }],
  ['2027-10-15', '2026-10-15', { weeks: 0, days: 0 }],
])('a pregnancy due on %s is on %s at %o', (dueDate, day, gestation) => {
  expect(gestationOn(dueDate, day)).toEqual(gestation);
});

it('counts 280 days from the last period, and back', () => {
  expect(dueDateOfLastPeriod('2026-04-28')).toBe('2027-02-02');
  expect(lastPeriodOf('2027-02-02')).toBe('2026-04-28');
});

it('comes back from the weeks at birth, for every early day', () => {
  for (let day = 22 * 7; day < 37 * 7; day += 1) {
    const gestation = { weeks: Math.floor(day / 7), days: day % 7 };
    const dueDate = dueDateAtBirth('2026-06-15', gestation);
    expect(earlyBirthOf({ dueDate, babyBornOn: '2026-06-15' })).toEqual(gestation);
  }
});

it.each([
  ['at 37 weeks', dueDateAtBirth('2026-06-15', { weeks: 37, days: 0 })],
  ['with a date of another pregnancy', '2027-06-15'],
  ['with no date', null],
])('is not early %s', (_, dueDate) => {
  expect(earlyBirthOf({ dueDate, babyBornOn: '2026-06-15' })).toBeNull();
});
