import { clearanceEndpoints } from './clearance.contract';
import { exercisesEndpoints } from './exercises.contract';
import { mentalEndpoints } from './mental.contract';
import { queuedDays } from './queued-days';
import { queuedWorkouts } from './queued-workouts';
import { trackingEndpoints } from './tracking.contract';
import { trendsEndpoints } from './trends.contract';
import { workoutsEndpoints } from './workouts.contract';

export * from './availability';
export * from './clearance.contract';
export * from './exercises.contract';
export * from './low-week';
export * from './mental.contract';
export * from './tracking.contract';
export * from './trends.contract';
export * from './workouts.contract';

export const fitness = {
  ...trackingEndpoints,
  ...trendsEndpoints,
  ...mentalEndpoints,
  ...exercisesEndpoints,
  ...clearanceEndpoints,
  ...workoutsEndpoints,
  ...queuedDays,
  ...queuedWorkouts,
} as const;
