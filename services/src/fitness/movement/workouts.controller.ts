import { Controller } from '@nestjs/common';
import { fitness } from '@nestwell/contracts/fitness/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { WorkoutsService } from './workouts.service';

@Controller()
export class WorkoutsController {
  constructor(private readonly workouts: WorkoutsService) {}

  @Endpoint(fitness.logWorkout)
  log(@Call() { user, body: workout, zone }: CallOf<typeof fitness.logWorkout>) {
    return this.workouts.log(user.id, workout, zone);
  }

  @Endpoint(fitness.listWorkouts)
  list(@Call() { user, query, zone }: CallOf<typeof fitness.listWorkouts>) {
    return this.workouts.list(user.id, query, zone);
  }

  @Endpoint(fitness.updateWorkout)
  update(@Call() { user, params: { workoutId }, body: changes }: CallOf<typeof fitness.updateWorkout>) {
    return this.workouts.update(user.id, workoutId, changes);
  }

  @Endpoint(fitness.deleteWorkout)
  remove(@Call() { user, params: { workoutId } }: CallOf<typeof fitness.deleteWorkout>) {
    return this.workouts.remove(user.id, workoutId);
  }

  @Endpoint(fitness.weeklyStats)
  thisWeek(@Call() { user, zone }: CallOf<typeof fitness.weeklyStats>) {
    return this.workouts.thisWeek(user.id, zone);
  }
}
