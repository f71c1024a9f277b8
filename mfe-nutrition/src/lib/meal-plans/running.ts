import type { MealPlan } from '@nestwell/contracts/nutrition';
import type { LocalDate } from '@nestwell/domain/calendar-days';

/** Whether a plan is still hers to cook from: it was not ended, and its last day is not over. */
export const isRunning = ({ isActive, endDate }: Pick<MealPlan, 'isActive' | 'endDate'>, today: LocalDate) =>
  isActive && endDate >= today;
