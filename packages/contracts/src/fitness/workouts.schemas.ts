import { z } from 'zod';
import { integerBetween, id, instant, ofUser, page } from '../kernel/server';
import { exercise } from './exercises.schemas';
import { dayOrInstant } from './tracking.schemas';
import { workoutDuration } from './workouts.constants';

const duration = integerBetween(workoutDuration.min, workoutDuration.max);

/** Without `completedAt` it is now; never in the future, at most a year back. */
export const logWorkoutRequest = z.strictObject({
  userId: id,
  exerciseId: id,
  duration,
  completedAt: instant.optional(),
});
export type LogWorkoutRequest = z.input<typeof logWorkoutRequest>;

export const updateWorkoutRequest = z.strictObject({
  duration: duration.optional(),
  completedAt: instant.optional(),
});
export type UpdateWorkoutRequest = z.input<typeof updateWorkoutRequest>;

export const workout = z.strictObject({
  id,
  userId: id,
  exerciseId: id,
  duration: z.int(),
  completedAt: z.string(),
  exercise,
});
export type Workout = z.infer<typeof workout>;

export const weeklyStats = z.strictObject({ totalWorkouts: z.int(), totalMinutes: z.int() });
export type WeeklyStats = z.infer<typeof weeklyStats>;

const ofWorkout = z.strictObject({ workoutId: id });

export const workoutsSchemas = {
  logWorkout: { body: logWorkoutRequest, response: workout },
  listWorkouts: {
    params: ofUser,
    query: z.strictObject({
      startDate: dayOrInstant.optional(),
      endDate: dayOrInstant.optional(),
      limit: page.limit,
      before: page.before,
    }),
    response: z.array(workout),
  },
  updateWorkout: { params: ofWorkout, body: updateWorkoutRequest, response: workout },
  deleteWorkout: { params: ofWorkout, response: z.void() },
  weeklyStats: { params: ofUser, response: weeklyStats },
};
