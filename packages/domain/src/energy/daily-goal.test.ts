import { dailyGoal, trimesterCalories } from './daily-goal';

const nursing = {
  baseCalorieGoal: 2100,
  isBreastfeeding: true,
  nursingMode: true,
  isPregnant: false,
  pregnancyStage: 'postpartum',
  trimesterMode: false,
};

it('adds 500 while she nurses', () => {
  expect(dailyGoal(nursing)).toBe(2600);
  expect(dailyGoal({ ...nursing, isBreastfeeding: false })).toBe(2100);
});

it('leaves it out where the nursing mode is off', () => {
  expect(dailyGoal({ ...nursing, nursingMode: false })).toBe(2100);
});

it.each([
  ['first_trimester', 0],
  ['second_trimester', 340],
  ['third_trimester', 452],
  ['postpartum', 0],
  [null, 0],
])('adds what the stage %s needs once she has raised her goal: %i', (pregnancyStage, extra) => {
  const pregnant = { ...nursing, isBreastfeeding: false, isPregnant: true, pregnancyStage };

  expect(trimesterCalories(pregnant)).toBe(extra);
  expect(dailyGoal(pregnant)).toBe(2100);
  expect(dailyGoal({ ...pregnant, trimesterMode: true })).toBe(2100 + extra);
});

it('adds nothing of a trimester after the birth, whatever she raised before', () => {
  expect(dailyGoal({ ...nursing, pregnancyStage: 'third_trimester', trimesterMode: true })).toBe(2600);
});
