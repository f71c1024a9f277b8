import { Injectable } from '@nestjs/common';
import { fitOf, type Exercise, type WeeklyStats, type Workout } from '@nestwell/contracts/fitness/server';
import { addDays, startOfWeek } from '@nestwell/domain/calendar-days';
import { Clock } from '../../platform/clock';
import { notFound, refused } from '../../platform/http/errors';
import type { Paged, PageRequest } from '../../platform/http/paging';
import { momentLogged } from '../../platform/time/logged';
import { RestoresDeleted } from '../../platform/taken-away/restore-handlers';
import { TakenAway } from '../../platform/taken-away/taken-away';
import { spanOf } from '../../platform/time/span';
import { localDateOf } from '../../platform/time/zoned';
import { ClearancesService } from './clearances.service';
import { ExerciseCatalogue } from './exercise-catalogue.service';
import type { WorkoutEntity } from './workout.entity';
import { WorkoutsRepository } from './workouts.repository';

interface NewWorkout {
  exerciseId: string;
  duration: number;
  completedAt?: string;
}

@Injectable()
export class WorkoutsService {
  constructor(
    private readonly workouts: WorkoutsRepository,
    private readonly catalogue: ExerciseCatalogue,
    private readonly clearances: ClearancesService,
    private readonly clock: Clock,
    private readonly takenAway: TakenAway,
  ) {}

  async log(
    userId: string,
    { exerciseId, duration, completedAt }: NewWorkout,
    zone: string,
  ): Promise<Workout> {
    const exercise = await this.catalogue.byId(exerciseId);
    if (exercise === undefined) throw notFound('Exercise');
    const { mother, clearance } = await this.clearances.readinessOf(userId, zone);
    // A question that nobody has answered is asked before a workout; one that is done is kept.
    if (['later', 'notCleared'].includes(fitOf(exercise, mother, clearance))) {
      throw refused('exercise_not_available', 'This exercise is not available to you yet', 'exerciseId');
    }
    const row = {
      exerciseId,
      duration,
      completedAt: momentLogged('completedAt', completedAt, this.clock.now()),
    };
    return toWorkout(await this.workouts.ofUser(userId).insert(row), exercise);
  }

  async list(
    userId: string,
    query: PageRequest & { startDate?: string; endDate?: string },
    zone: string,
  ): Promise<Paged<Workout>> {
    const page = await this.workouts.pageOf(userId, spanOf(query, zone), query);
    const exercises = await this.catalogue.byIds(page.rows.map((row) => row.exerciseId));
    return page.map((row) => toWorkout(row, exerciseOf(row, exercises)));
  }

  async update(
    userId: string,
    id: string,
    changes: { duration?: number; completedAt?: string },
  ): Promise<Workout> {
    const { duration, completedAt } = changes;
    const row = await this.workouts.ofUser(userId).byId(id);
    if (row === null) throw notFound('Workout');
    const values = {
      duration: duration ?? row.duration,
      completedAt:
        completedAt === undefined
          ? row.completedAt
          : momentLogged('completedAt', completedAt, this.clock.now()),
    };
    await this.workouts.ofUser(userId).update({ id }, values);
    const exercises = await this.catalogue.byIds([row.exerciseId]);
    return toWorkout({ ...row, ...values }, exerciseOf(row, exercises));
  }

  async remove(userId: string, id: string): Promise<void> {
    const taken = { userId, kind: 'workout', name: id } as const;
    if (!(await this.takenAway.takeRow(taken, this.workouts))) throw notFound('Workout');
  }

  @RestoresDeleted('workout')
  async putBack(userId: string, kept: unknown): Promise<void> {
    const own = this.workouts.ofUser(userId);
    await own.putBack(own.revived(kept));
  }

  /** Since Monday 00:00 on her own clock. */
  async thisWeek(userId: string, zone: string): Promise<WeeklyStats> {
    const monday = startOfWeek(localDateOf(this.clock.now(), zone));
    const week = spanOf({ startDate: monday, endDate: addDays(monday, 6) }, zone);
    const rows = await this.workouts.between(userId, week);
    return {
      totalWorkouts: rows.length,
      totalMinutes: rows.reduce((sum, row) => sum + row.duration, 0),
    };
  }

  /** Every workout she logged, oldest first, with the exercise's name as it is called now. */
  async exportOf(userId: string) {
    const rows = await this.workouts.ofUser(userId).all();
    const exercises = await this.catalogue.byIds(rows.map((row) => row.exerciseId));
    return rows.map((row) => ({
      id: row.id,
      exercise: exerciseOf(row, exercises).name,
      duration: row.duration,
      completedAt: row.completedAt.toISOString(),
    }));
  }

  eraseSome(userId: string): Promise<boolean> {
    return this.workouts.ofUser(userId).removeSome();
  }

  async erase(userId: string): Promise<void> {
    await this.workouts.ofUser(userId).remove();
  }
}

function exerciseOf(
  { exerciseId }: Pick<WorkoutEntity, 'exerciseId'>,
  exercises: ReadonlyMap<string, Exercise>,
): Exercise {
  const exercise = exercises.get(exerciseId);
  if (exercise === undefined)
    throw new Error('a workout points at an exercise that was removed from the catalogue');
  return exercise;
}

const toWorkout = (row: WorkoutEntity, exercise: Exercise): Workout => ({
  id: row.id,
  userId: row.userId,
  exerciseId: row.exerciseId,
  duration: row.duration,
  completedAt: row.completedAt.toISOString(),
  exercise,
});
