import { withSchemas } from '../kernel/server';
import * as endpoints from './endpoints';
import { trackingSchemas } from './tracking.schemas';
import { trendsSchemas } from './trends.schemas';
import { mentalSchemas } from './mental.schemas';
import { exercisesSchemas } from './exercises.schemas';
import { clearanceSchemas } from './clearance.schemas';
import { workoutsSchemas } from './workouts.schemas';

export * from './index';
export * from './clearance.schemas';
export * from './exercises.schemas';
export * from './mental.schemas';
export * from './tracking.schemas';
export * from './trends.schemas';
export * from './workouts.schemas';

export const fitness = withSchemas(endpoints, {
  ...trackingSchemas,
  ...trendsSchemas,
  ...mentalSchemas,
  ...exercisesSchemas,
  ...clearanceSchemas,
  ...workoutsSchemas,
});
