import { z } from 'zod';
import { endpoint, id, instant, integerBetween, ofUser, page } from '../kernel';
import { exercise } from './exercises.contract';
import { dayOrInstant } from './tracking.contract';

/** Whole minutes. */
export const workoutDuration = { min: 1, max: 600 } as const;

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

export const workoutsEndpoints = {
  logWorkout: endpoint({
    method: 'POST',
    path: '/api/workouts',
    access: 'subscriber',
    changes: ['workouts', 'stats'],
    summary: 'Log a finished workout; 422 exercise_not_available before its time',
    body: logWorkoutRequest,
    bodyLimit: 1024,
    response: workout,
    idempotent: true,
    errors: ['not_found', 'exercise_not_available'],
  }),
  listWorkouts: endpoint({
    method: 'GET',
    path: '/api/users/:userId/workouts',
    access: 'subscriber',
    summary: 'Workouts with their exercise, newest first',
    params: ofUser,
    query: z.strictObject({
      startDate: dayOrInstant.optional(),
      endDate: dayOrInstant.optional(),
      limit: page.limit,
      before: page.before,
    }),
    response: z.array(workout),
    kept: { by: 'completedAt' },
  }),
  updateWorkout: endpoint({
    method: 'PATCH',
    path: '/api/workouts/:workoutId',
    access: 'subscriber',
    changes: ['workouts', 'stats'],
    summary: 'Correct the minutes or the moment of a workout',
    params: ofWorkout,
    body: updateWorkoutRequest,
    bodyLimit: 1024,
    response: workout,
    errors: ['not_found'],
    idempotent: true,
  }),
  deleteWorkout: endpoint({
    method: 'DELETE',
    undo: { by: 'putBack' },
    path: '/api/workouts/:workoutId',
    access: 'subscriber',
    changes: ['workouts', 'stats'],
    summary: 'Delete a workout',
    params: ofWorkout,
    response: z.void(),
    errors: ['not_found'],
    idempotent: true,
  }),
  weeklyStats: endpoint({
    method: 'GET',
    path: '/api/users/:userId/stats/weekly',
    access: 'subscriber',
    summary: 'Workouts and minutes since Monday by her zone',
    params: ofUser,
    response: weeklyStats,
    kept: {},
  }),
} as const;
