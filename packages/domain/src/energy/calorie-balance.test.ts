import { calorieBalance } from './calorie-balance';

const mother = {
  baseCalorieGoal: 2100,
  isBreastfeeding: false,
  nursingMode: true,
  isPregnant: false,
  pregnancyStage: 'postpartum',
  trimesterMode: false,
  currentWeight: 150,
  height: 165,
  activityLevel: 'light',
} as const;
const pregnant = { ...mother, isPregnant: true, pregnancyStage: 'third_trimester' };

it.each([
  ['what is left of a healthy goal', mother, 1500, 'left', 600],
  ['what is beyond it', mother, 2310, 'over', 210],
  ['nothing of a goal of 800', { ...mother, baseCalorieGoal: 800 }, 400, 'none', 400],
  [
    'nothing of 1,200 while nursing',
    { ...mother, isBreastfeeding: true, nursingMode: false, baseCalorieGoal: 1200 },
    0,
    'none',
    1200,
  ],
  [
    'nothing of a goal far below the estimate in pregnancy',
    { ...pregnant, baseCalorieGoal: 1500 },
    0,
    'none',
    1500,
  ],
  ['no blame for what the third trimester needs', pregnant, 2552, 'trimester', 452],
  ['what is beyond that too', pregnant, 2553, 'over', 453],
  ['what is left of the raised goal', { ...pregnant, trimesterMode: true }, 2500, 'left', 52],
] as const)('says %s', (_, facts, eaten, is, amount) => {
  expect(calorieBalance(eaten, facts)).toEqual({ is, amount });
});
