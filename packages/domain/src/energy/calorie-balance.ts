import { dailyGoal, trimesterCalories } from './daily-goal';
import { type CalorieFacts, isGoalLow } from './goal-limits';

interface CalorieBalance {
  /** `trimester`: more than the goal, and within what her trimester needs beyond it. `none`: the goal is too low to count by. */
  is: 'left' | 'over' | 'trimester' | 'none';
  amount: number;
}

/** The daily goal where something may be compared with it; null where it is too low to be measured by. */
export const comparableGoal = (facts: CalorieFacts): number | null =>
  isGoalLow(facts) ? null : dailyGoal(facts);

/** What a screen may say of a day's calories beside the goal. */
export function calorieBalance(eaten: number, facts: CalorieFacts): CalorieBalance {
  const left = dailyGoal(facts) - eaten;
  const amount = Math.abs(left);
  if (isGoalLow(facts)) return { is: 'none', amount };
  if (left >= 0) return { is: 'left', amount };
  const isExtra = !facts.trimesterMode && amount <= trimesterCalories(facts);
  return { is: isExtra ? 'trimester' : 'over', amount };
}
