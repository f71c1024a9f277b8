import { addDays } from '@nestwell/domain/calendar-days';
import { aNursingMother, aQuietMember, aUser } from '@nestwell/remote-kit/testing';
import { dayAfterBirth, daysRecovering, saidFirst } from './since-birth';

const today = '2026-11-22';
const born = (babyBornOn: string, isBirthDateExact = true) =>
  aNursingMother({ babyBornOn, isBirthDateExact });

it.each([
  ['2026-11-22', 0, 'Day 0 after birth.', 'I had a baby today.'],
  ['2026-11-17', 5, 'Day 5 after birth.', 'I had a baby 5 days ago.'],
  ['2026-11-08', 14, 'Day 14 after birth.', 'I had a baby 2 weeks ago.'],
  ['2026-09-01', 82, null, 'I had a baby 11 weeks ago.'],
  ['2025-01-01', 690, null, 'I have had a baby.'],
])('of a birth on %s the day is %s', (day, days, lead, said) => {
  expect([
    daysRecovering(born(day), today),
    dayAfterBirth(born(day), today),
    saidFirst(born(day), today),
  ]).toEqual([days, lead, said]);
});

it('counts no days from months she only said', () => {
  expect(daysRecovering(born('2026-11-17', false), today)).toBeNull();
});

it('counts the days of a quiet member, and names no birth', () => {
  const her = aQuietMember('loss', { recoveringSince: '2026-11-17' });

  expect(daysRecovering(her, today)).toBe(5);
  expect(dayAfterBirth(her, today)).toBeNull();
  expect(saidFirst(her, today)).toBe('I was pregnant within the last year.');
});

it('says the week of a pregnancy', () => {
  expect(saidFirst(aUser({ pregnancyWeek: 30 }), today)).toBe('I am 30 weeks pregnant.');
  expect(saidFirst(aUser({ pregnancyWeek: 42, dueDate: addDays(today, -35) }), today)).toBe(
    'I am more than 42 weeks pregnant.',
  );
});
