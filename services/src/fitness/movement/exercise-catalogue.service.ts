import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Exercise } from '@nestwell/contracts/fitness';
import { exerciseCatalogue } from './catalogue/catalogue';
import type { ExerciseEntity } from './exercise.entity';
import { ExercisesRepository } from './exercises.repository';

/** Reads the catalogue for callers, and brings its rows up to the built-in words when the application starts. */
@Injectable()
export class ExerciseCatalogue implements OnApplicationBootstrap {
  constructor(private readonly exercises: ExercisesRepository) {}

  async onApplicationBootstrap(): Promise<void> {
    const stored = new Map((await this.exercises.all()).map((row) => [row.id, row]));
    const wanted = exerciseCatalogue.map((exercise) => withLinksOf(exercise, stored.get(exercise.id)));
    await this.exercises.save(
      wanted.filter((row) => !isDeepStrictEqual(toExercise(row), knownAs(stored.get(row.id)))),
    );
  }

  async all(): Promise<Exercise[]> {
    return (await this.exercises.all()).map(toExercise);
  }

  async byId(id: string): Promise<Exercise | null> {
    const row = await this.exercises.byId(id);
    return row && toExercise(row);
  }

  async byIds(ids: readonly string[]): Promise<Map<string, Exercise>> {
    const rows = await this.exercises.byIds(ids);
    return new Map(rows.map((row) => [row.id, toExercise(row)]));
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
