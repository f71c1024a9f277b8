import { z } from 'zod';
import { ofUser } from '../kernel/server';
import { babyStages } from './baby-development.constants';

/** One week of pregnancy or one month of life, in words for the mother. */
export const babyMilestone = z.strictObject({
  /** 'an ear of corn'; after birth what baby is up to: 'finding tiny hands'. */
  sizeComparison: z.string(),
  /** 'About 32 cm and 670 g, crown to heel. Typical figures, every baby varies.' */
  sizeDescription: z.string(),
  sizeEmoji: z.string(),
  developmentMilestone: z.string(),
  maternalTip: z.string(),
});
export type BabyMilestone = z.infer<typeof babyMilestone>;

export const babySummary = z.strictObject({
  /** Week of pregnancy; 0 after birth or when unknown. */
  currentWeek: z.int(),
  /** Whole months since birth; null before it. */
  currentMonth: z.int().nullable(),
  /** Whole months since the due date of a baby who came early: what baby does follows them. Missing for others. */
  correctedMonths: z.int().optional(),
  trimester: z.enum(babyStages),
  /** Null before week 4, past 42 weeks and after 24 months, where there is nothing to show. */
  milestone: babyMilestone.nullable(),
});
export type BabySummary = z.infer<typeof babySummary>;

export const babyDevelopmentSchemas = {
  babySummary: { params: ofUser, response: babySummary.nullable() },
};
