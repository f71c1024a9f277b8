export { type ActivityLevel, activityLevels, calorieEstimate } from './calorie-estimate';
export { dailyGoal, nursingCalories } from './daily-goal';
