import { endpoint } from '../kernel/endpoint';
import type { workoutsSchemas } from './workouts.schemas';

type Schemas = typeof workoutsSchemas;

export const logWorkout = /* @__PURE__ */ endpoint<Schemas['logWorkout']>()({
  method: 'POST',
  path: '/api/workouts',
  access: 'subscriber',
  changes: ['workouts', 'stats'],
  summary: 'Log a finished workout; 422 exercise_not_available before its time',
  bodyLimit: 1024,
  idempotent: true,
  errors: ['not_found', 'exercise_not_available'],
});

export const listWorkouts = /* @__PURE__ */ endpoint<Schemas['listWorkouts']>()({
  method: 'GET',
  path: '/api/users/:userId/workouts',
  access: 'subscriber',
  summary: 'Workouts with their exercise, newest first',
  kept: { by: 'completedAt' },
});

export const updateWorkout = /* @__PURE__ */ endpoint<Schemas['updateWorkout']>()({
  method: 'PATCH',
  path: '/api/workouts/:workoutId',
  access: 'subscriber',
  changes: ['workouts', 'stats'],
  summary: 'Correct the minutes or the moment of a workout',
  bodyLimit: 1024,
  errors: ['not_found'],
  idempotent: true,
});

export const deleteWorkout = /* @__PURE__ */ endpoint<Schemas['deleteWorkout']>()({
  method: 'DELETE',
  undo: { by: 'putBack' },
  path: '/api/workouts/:workoutId',
  access: 'subscriber',
  changes: ['workouts', 'stats'],
  summary: 'Delete a workout',
  errors: ['not_found'],
  idempotent: true,
});

export const weeklyStats = /* @__PURE__ */ endpoint<Schemas['weeklyStats']>()({
  method: 'GET',
  path: '/api/users/:userId/stats/weekly',
  access: 'subscriber',
  summary: 'Workouts and minutes since Monday by her zone',
  kept: {},
});
