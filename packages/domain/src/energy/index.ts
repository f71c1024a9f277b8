export { calorieBalance, comparableGoal } from './calorie-balance';
export { type ActivityLevel, activityLevels, calorieEstimate } from './calorie-estimate';
export { dailyGoal, type EnergyFacts, nursingCalories, trimesterCalories } from './daily-goal';
export {
  estimatedBaseGoal,
  type Goal,
  type GoalFacts,
  goals,
  goalsToAskAbout,
  isGoalLow,
  lowestDailyGoal,
  lowestWeightGoal,
  refusedGoals,
} from './goal-limits';
export { goalReason } from './goal-reasons';
export { isLittleEaten, isWeightFallingFast } from './soft-notes';
