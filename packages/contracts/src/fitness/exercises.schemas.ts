import { z } from 'zod';
import { id } from '../kernel/server';
import { exerciseCategories, difficulties } from './exercises.constants';

export const exercise = z.strictObject({
  id,
  name: z.string(),
  category: z.enum(exerciseCategories),
  difficulty: z.enum(difficulties),
  /** Minutes, as suggested. */
  duration: z.int(),
  description: z.string(),
  instructions: z.array(z.string()),
  targetMuscles: z.array(z.string()),
  /** Whole months since birth from which it is offered. */
  minMonthsPostpartum: z.int(),
  /** Decides alone while she is pregnant. */
  pregnancySafe: z.boolean(),
  babyFriendly: z.boolean(),
  youtubeUrl: z.string().nullable(),
  channelName: z.string().nullable(),
});
export type Exercise = z.infer<typeof exercise>;

export const exercisesSchemas = {
  listExercises: { response: z.array(exercise) },
};
