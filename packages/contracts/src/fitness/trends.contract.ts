import { z } from 'zod';
import { endpoint, localDate, ofUser } from '../kernel';

/** A year with its leap day, or a pregnancy with weeks to spare on both sides. */
export const trendDays = 400;

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

export const trendsEndpoints = {
  listTrends: endpoint({
    method: 'GET',
    path: '/api/users/:userId/trends',
    access: 'subscriber',
    summary: 'The figures of each day of a stretch of at most 400, the first day first; both ends included',
    params: ofUser,
    query: z.strictObject({ startDate: localDate, endDate: localDate }),
    response: z.array(trendDay).max(trendDays),
    kept: {},
  }),
} as const;
