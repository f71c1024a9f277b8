import { daysBetween, type LocalDate } from '../calendar-days';
import { calorieGoalLimits } from '../limits';

const WEEK = 7;
/** Of her weight, a week. */
const FAST = 0.01;
/** Older weighings say nothing of now. */
const LONGEST = 28;

interface Weighing {
  date: LocalDate;
  /** Pounds. */
  weight: number | null;
}

/** Whether her weight falls by more than one in a hundred a week, over at least one; days come newest first. */
export function isWeightFallingFast(days: readonly Weighing[]): boolean {
  const weighed = days.flatMap(({ date, weight }) => (weight === null ? [] : [{ date, weight }]));
  const [last] = weighed;
  if (!last) return false;
  const earlier = weighed.find(({ date }) => daysBetween(date, last.date) >= WEEK);
  if (!earlier) return false;
  const span = daysBetween(earlier.date, last.date);
  return span <= LONGEST && (earlier.weight - last.weight) / earlier.weight > FAST * (span / WEEK);
}

/** Whether each of seven days was logged, and with less than the lowest goal. */
export const isLittleEaten = (kilocaloriesByDay: readonly number[]): boolean =>
  kilocaloriesByDay.length === WEEK &&
  kilocaloriesByDay.every((eaten) => eaten > 0 && eaten < calorieGoalLimits.min);
