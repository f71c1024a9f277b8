import { monthsLimits } from '@nestwell/domain/limits';

export const pregnantMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const postpartumMonths = Array.from({ length: monthsLimits.max + 1 }, (_, months) => months);
