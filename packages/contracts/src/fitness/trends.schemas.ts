import { z } from 'zod';
import { ofUser, localDate } from '../kernel/server';
import { trendDays } from './trends.constants';

/** What one day of hers holds. Null is not logged; a day without anything is left out. */
export const trendDay = z.strictObject({
  date: z.string(),
  weight: z.number().nullable(),
  sleepHours: z.number().nullable(),
  waterIntake: z.number().nullable(),
  mood: z.int().nullable(),
  energyLevel: z.int().nullable(),
  /** Minutes of all workouts of the day. */
  movement: z.int().nullable(),
});
export type TrendDay = z.infer<typeof trendDay>;

export const trendsSchemas = {
  listTrends: {
    params: ofUser,
    query: z.strictObject({ startDate: localDate, endDate: localDate }),
    response: z.array(trendDay).max(trendDays),
  },
};
