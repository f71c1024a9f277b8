import { z } from 'zod';
import { endpoint, id } from '../kernel';

export const exerciseCategories = ['video', 'core', 'cardio', 'strength', 'flexibility', 'outdoor'] as const;
export type ExerciseCategory = (typeof exerciseCategories)[number];

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

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

export const exercisesEndpoints = {
  listExercises: endpoint({
    method: 'GET',
    path: '/api/exercises',
    access: 'subscriber',
    summary: 'The whole exercise catalogue',
    response: z.array(exercise),
    kept: {},
  }),
} as const;
