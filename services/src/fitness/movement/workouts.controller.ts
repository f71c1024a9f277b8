import { Controller } from '@nestjs/common';
import { fitness } from '@nestwell/contracts/fitness';
import type { BodyOf, ParamsOf, QueryOf } from '@nestwell/contracts/kernel';
import { Body, Endpoint, Params, Query } from '../../platform/http/endpoint';
import { CurrentUser, Zone } from '../../platform/session/caller';
import type { SessionUser } from '../../platform/session/session-user';
import { WorkoutsService } from './workouts.service';

@Controller()
export class WorkoutsController {
  constructor(private readonly workouts: WorkoutsService) {}

  @Endpoint(fitness.logWorkout)
  log(
    @CurrentUser() user: SessionUser,
    @Body(fitness.logWorkout) workout: BodyOf<typeof fitness.logWorkout>,
    @Zone() zone: string,
  ) {
    return this.workouts.log(user.id, workout, zone);
  }

  @Endpoint(fitness.listWorkouts)
  list(
    @CurrentUser() user: SessionUser,
    @Query(fitness.listWorkouts) query: QueryOf<typeof fitness.listWorkouts>,
    @Zone() zone: string,
  ) {
    return this.workouts.list(user.id, query, zone);
  }

  @Endpoint(fitness.updateWorkout)
  update(
    @CurrentUser() user: SessionUser,
    @Params(fitness.updateWorkout) { workoutId }: ParamsOf<typeof fitness.updateWorkout>,
    @Body(fitness.updateWorkout) changes: BodyOf<typeof fitness.updateWorkout>,
  ) {
    return this.workouts.update(user.id, workoutId, changes);
  }

  @Endpoint(fitness.deleteWorkout)
  remove(
    @CurrentUser() user: SessionUser,
    @Params(fitness.deleteWorkout) { workoutId }: ParamsOf<typeof fitness.deleteWorkout>,
  ) {
    return this.workouts.remove(user.id, workoutId);
  }

  @Endpoint(fitness.weeklyStats)
  thisWeek(@CurrentUser() user: SessionUser, @Zone() zone: string) {
    return this.workouts.thisWeek(user.id, zone);
  }
}
