import { calorieGoalLimits } from '../limits';
import { kilogramsOf } from '../units';
import { type ActivityLevel, calorieEstimate } from './calorie-estimate';
import { type EnergyFacts, goalWithNursing } from './daily-goal';

/** While nursing: below about this, milk and mother suffer. */
const LOWEST_DAILY_NURSING = 1800;
/** The World Health Organization's lower bound of a healthy weight. */
const LOWEST_BMI = 18.5;
/** Of a short woman: while a height is not known, a goal that would be low for every woman is still refused. */
const SHORTEST_CENTIMETRES = 140;
/** The estimate is rough by about a tenth and moves with every weight that is logged. */
const ROUGHNESS = 0.9;

export interface GoalFacts extends EnergyFacts {
  /** Pounds. */
  currentWeight: number | null;
  /** Pounds. */
  healthyWeightGoal: number | null;
  /** Centimetres. */
  height: number | null;
  activityLevel: ActivityLevel;
}

export const goals = ['healthyWeightGoal', 'baseCalorieGoal'] as const;
export type Goal = (typeof goals)[number];

export type CalorieFacts = Omit<GoalFacts, 'healthyWeightGoal'>;

const lowestWhile = ({ isBreastfeeding }: CalorieFacts): number =>
  isBreastfeeding ? LOWEST_DAILY_NURSING : calorieGoalLimits.min;

const estimateOf = ({ currentWeight, height, activityLevel }: CalorieFacts): number =>
  Math.min(calorieEstimate({ weight: currentWeight, height, activityLevel }), calorieGoalLimits.max);

/** The least kilocalories a day that may be set as a goal, without what a trimester adds. */
export function lowestDailyGoal(facts: CalorieFacts): number {
  const lowest = lowestWhile(facts);
  return facts.isPregnant ? Math.max(lowest, estimateOf(facts)) : lowest;
}

/** The least base goal that shows as a goal within the limits. */
export const lowestBaseGoal = (facts: CalorieFacts): number =>
  lowestDailyGoal(facts) - goalWithNursing({ ...facts, baseCalorieGoal: 0 });

/** The estimate as a base goal: never one that the limits refuse. */
export const estimatedBaseGoal = (facts: CalorieFacts): number =>
  Math.max(estimateOf(facts), lowestBaseGoal(facts));

/** The least weight goal in pounds, to the tenth. */
export function lowestWeightGoal(height: number | null): number {
  const metres = (height ?? SHORTEST_CENTIMETRES) / 100;
  return Math.ceil(((LOWEST_BMI * metres * metres) / kilogramsOf(1)) * 10) / 10;
}

/** The goals that may not be set for what is known of her. */
export function refusedGoals(facts: GoalFacts): Goal[] {
  return goals.filter((goal) =>
    goal === 'healthyWeightGoal' ? isWeightGoalLow(facts) : goalWithNursing(facts) < lowestDailyGoal(facts),
  );
}

const isWeightGoalLow = ({ healthyWeightGoal, height }: GoalFacts): boolean =>
  healthyWeightGoal !== null && healthyWeightGoal < lowestWeightGoal(height);

/**
 * The goals she has that she is asked about: set before the limits were there, or before her height, her nursing or her
 * pregnancy was known. A goal in pregnancy is one of them only where it lies clearly below the rough estimate.
 */
export function goalsToAskAbout(facts: GoalFacts): Goal[] {
  return goals.filter((goal) => (goal === 'healthyWeightGoal' ? isWeightGoalLow(facts) : isGoalLow(facts)));
}

/** Whether the calorie goal she has is too low for a screen to say what is left of it. */
export function isGoalLow(facts: CalorieFacts): boolean {
  const lowest = lowestWhile(facts);
  const rough = facts.isPregnant ? Math.max(lowest, estimateOf(facts) * ROUGHNESS) : lowest;
  return goalWithNursing(facts) < rough;
}
