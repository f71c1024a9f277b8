import { ClearanceEntity } from './movement/clearance.entity';
import { ExerciseEntity } from './movement/exercise.entity';
import { WorkoutEntity } from './movement/workout.entity';
import { TrackingDayEntity } from './tracking/tracking-day.entity';

export const fitnessEntities = [ExerciseEntity, WorkoutEntity, ClearanceEntity, TrackingDayEntity];
