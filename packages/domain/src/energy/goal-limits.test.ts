import fc from 'fast-check';
import { poundsOf } from '../units';
import {
  estimatedBaseGoal,
  type GoalFacts,
  goalsToAskAbout,
  isGoalLow,
  lowestBaseGoal,
  lowestWeightGoal,
  refusedGoals,
} from './goal-limits';

const mother: GoalFacts = {
  baseCalorieGoal: 2100,
  isBreastfeeding: false,
  nursingMode: true,
  isPregnant: false,
  pregnancyStage: 'postpartum',
  trimesterMode: false,
  currentWeight: 150,
  healthyWeightGoal: 140,
  height: 165,
  activityLevel: 'light',
};
const nursing = { ...mother, isBreastfeeding: true };
const pregnant = { ...mother, isPregnant: true, pregnancyStage: 'third_trimester' };

it.each<[string, GoalFacts, ReturnType<typeof refusedGoals>]>([
  ['a goal of a healthy weight', mother, []],
  ['85 lb at 165 cm', { ...mother, healthyWeightGoal: 85 }, ['healthyWeightGoal']],
  ['45 lb, the height unknown', { ...mother, height: null, healthyWeightGoal: 45 }, ['healthyWeightGoal']],
  ['no weight goal', { ...mother, healthyWeightGoal: null }, []],
  ['a low weight goal in pregnancy', { ...pregnant, healthyWeightGoal: 85 }, ['healthyWeightGoal']],
  ['1,199 kcal', { ...mother, baseCalorieGoal: 1199 }, ['baseCalorieGoal']],
  ['1,200 kcal', { ...mother, baseCalorieGoal: 1200 }, []],
  ['1,299 and 500 while nursing', { ...nursing, baseCalorieGoal: 1299 }, ['baseCalorieGoal']],
  ['1,300 and 500 while nursing', { ...nursing, baseCalorieGoal: 1300 }, []],
  [
    '1,799, the nursing mode off',
    { ...nursing, nursingMode: false, baseCalorieGoal: 1799 },
    ['baseCalorieGoal'],
  ],
  ['800 kcal at 32 weeks', { ...pregnant, baseCalorieGoal: 800 }, ['baseCalorieGoal']],
  ['less than the estimate in pregnancy', { ...pregnant, baseCalorieGoal: 2010 }, ['baseCalorieGoal']],
  [
    'less than the estimate, with what the trimester adds',
    { ...pregnant, baseCalorieGoal: 1700, trimesterMode: true },
    ['baseCalorieGoal'],
  ],
])('%s: refuses %p', (_, facts, refused) => {
  expect(refusedGoals(facts)).toEqual(refused);
});

it.each([
  [165, 111.1],
  [150, 91.8],
  [180, 132.2],
  [null, 80],
])('at %s cm takes no weight goal below %s lb', (height, lowest) => {
  expect(lowestWeightGoal(height)).toBe(lowest);
});

it('asks about a goal in pregnancy only where it is clearly below the rough estimate', () => {
  expect(goalsToAskAbout({ ...pregnant, baseCalorieGoal: 2010 })).toEqual([]);
  expect(goalsToAskAbout({ ...pregnant, baseCalorieGoal: 1600 })).toEqual(['baseCalorieGoal']);
  expect(isGoalLow({ ...pregnant, baseCalorieGoal: 1600 })).toBe(true);
});

it('offers no estimate that it would refuse, whatever is known of her', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const offered = { ...facts, baseCalorieGoal: estimatedBaseGoal(facts) };
      expect(refusedGoals(offered)).not.toContain('baseCalorieGoal');
      expect(refusedGoals({ ...facts, baseCalorieGoal: lowestBaseGoal(facts) - 1 })).toContain(
        'baseCalorieGoal',
      );
    }),
  );
});

const anyFacts = fc.record({
  baseCalorieGoal: fc.integer({ min: 800, max: 6000 }),
  isBreastfeeding: fc.boolean(),
  nursingMode: fc.boolean(),
  isPregnant: fc.boolean(),
  pregnancyStage: fc.constantFrom('first_trimester', 'second_trimester', 'third_trimester', null),
  trimesterMode: fc.boolean(),
  currentWeight: fc.option(fc.integer({ min: 40, max: 1000 })),
  healthyWeightGoal: fc.option(fc.integer({ min: 40, max: 1000 }).map((pounds) => poundsOf(pounds, 'us'))),
  height: fc.option(fc.integer({ min: 90, max: 250 })),
  activityLevel: fc.constantFrom('sedentary', 'light', 'moderate', 'active'),
});
