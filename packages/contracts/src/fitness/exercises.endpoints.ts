import { endpoint } from '../kernel/endpoint';
import type { exercisesSchemas } from './exercises.schemas';

type Schemas = typeof exercisesSchemas;

export const listExercises = /* @__PURE__ */ endpoint<Schemas['listExercises']>()({
  method: 'GET',
  path: '/api/exercises',
  access: 'subscriber',
  summary: 'The whole exercise catalogue',
  kept: {},
});
