import type { Migrations } from '../platform/database/data-source';
import { FitnessTracking1763700000300 } from './migrations/1763700000300-fitness-tracking';
import { FitnessMovement1763700000301 } from './migrations/1763700000301-fitness-movement';
import { FitnessUntouchedAnswers1763700000302 } from './migrations/1763700000302-fitness-untouched-answers';
import { FitnessClearances1763700000303 } from './migrations/1763700000303-fitness-clearances';
import { FitnessClearanceSituation1763700000304 } from './migrations/1763700000304-fitness-clearance-situation';

/** In order; a released one is never changed. */
export const fitnessMigrations: Migrations = [
  FitnessTracking1763700000300,
  FitnessMovement1763700000301,
  FitnessUntouchedAnswers1763700000302,
  FitnessClearances1763700000303,
  FitnessClearanceSituation1763700000304,
];
