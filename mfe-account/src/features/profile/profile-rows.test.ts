import { aNursingMother, aUser } from '@nestwell/remote-kit/testing';
import { memberSince, profileRows } from './profile-rows';

const valueOf = (name: string, user = aUser()) => new Map(profileRows(user)).get(name);

it('shows the daily goal as Home does: with what nursing adds', () => {
  expect(valueOf('Daily calorie goal', aNursingMother({ baseCalorieGoal: 2100 }))).toBe('2,600 kcal');
  expect(valueOf('Daily calorie goal', aUser({ baseCalorieGoal: 2100, isBreastfeeding: false }))).toBe(
    '2,100 kcal',
  );
});

it('tells since when she is a member, and Aug 2025 where that is not known', () => {
  expect(memberSince('2026-11-05T12:00:00.000Z')).toBe('Nov 2026');
  expect(memberSince('')).toBe('Aug 2025');
});

it('names no week past 42', () => {
  expect(valueOf('Pregnancy week', aUser({ pregnancyWeek: 42, dueDate: '2020-01-01' }))).toBe(
    'Past 42 weeks',
  );
});
