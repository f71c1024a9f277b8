import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Exercise } from '@nestwell/contracts/fitness/server';
import { MINUTE } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import { exerciseCatalogue } from './catalogue/catalogue';
import type { ExerciseEntity } from './exercise.entity';
import { ExercisesRepository } from './exercises.repository';

/** Milliseconds that a link which an editor has added may stay unseen. */
const KEPT_FOR = MINUTE;

interface Kept {
  at: number;
  exercises: ReadonlyMap<string, Exercise>;
}

/**
 * Reads the catalogue for callers, and brings its rows up to the built-in words when the application starts. It is the
 * same for everyone and seldom another, so it is read once a minute and not with each of her workouts.
 */
@Injectable()
export class ExerciseCatalogue implements OnApplicationBootstrap {
  private kept?: Kept;

  constructor(
    private readonly exercises: ExercisesRepository,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const stored = new Map((await this.exercises.all()).map((row) => [row.id, row]));
    const wanted = exerciseCatalogue.map((exercise) => withLinksOf(exercise, stored.get(exercise.id)));
    await this.exercises.save(
      wanted.filter((row) => !isDeepStrictEqual(toExercise(row), knownAs(stored.get(row.id)))),
    );
    this.kept = undefined;
  }

  async all(): Promise<Exercise[]> {
    return [...(await this.byIds([])).values()];
  }

  async byId(id: string): Promise<Exercise | undefined> {
    return (await this.byIds([id])).get(id);
  }

  /** All of the catalogue in its order, these among them as far as there are such; nobody changes them. */
  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, Exercise>> {
    const now = this.clock.now().getTime();
    const { at, exercises } = this.kept ?? { at: Number.NaN, exercises: new Map<string, Exercise>() };
    // An id that is not among them may be of one that a newer build has just added.
    if (Math.abs(now - at) < KEPT_FOR && ids.every((id) => exercises.has(id))) return exercises;
    const read = new Map((await this.exercises.all()).map((row) => [row.id, toExercise(row)]));
    this.kept = { at: now, exercises: read };
    return read;
  }
}

/** Links are put into the database by editors after they watched the video: a start must not take them away. */
function withLinksOf(exercise: Exercise, stored: ExerciseEntity | undefined): ExerciseEntity {
  return {
    ...exercise,
    youtubeUrl: exercise.youtubeUrl ?? stored?.youtubeUrl ?? null,
    channelName: exercise.channelName ?? stored?.channelName ?? null,
  };
}

const knownAs = (row: ExerciseEntity | undefined) => (row === undefined ? null : toExercise(row));

const toExercise = (row: ExerciseEntity): Exercise => ({
  id: row.id,
  name: row.name,
  category: row.category,
  difficulty: row.difficulty,
  duration: row.duration,
  description: row.description,
  instructions: row.instructions,
  targetMuscles: row.targetMuscles,
  minMonthsPostpartum: row.minMonthsPostpartum,
  pregnancySafe: row.pregnancySafe,
  babyFriendly: row.babyFriendly,
  youtubeUrl: row.youtubeUrl,
  channelName: row.channelName,
});
