import { dailyGoal } from './daily-goal';

const nursing = { baseCalorieGoal: 2100, isBreastfeeding: true, nursingMode: true };

it('adds 500 while she nurses', () => {
  expect(dailyGoal(nursing)).toBe(2600);
  expect(dailyGoal({ ...nursing, isBreastfeeding: false })).toBe(2100);
});

it('leaves it out where the nursing mode is off', () => {
  expect(dailyGoal({ ...nursing, nursingMode: false })).toBe(2100);
});
