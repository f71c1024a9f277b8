import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { ExerciseEntity } from './exercise.entity';

/** The shared catalogue; it belongs to nobody. */
@Injectable()
export class ExercisesRepository {
  constructor(private readonly database: Database) {}

  all(): Promise<ExerciseEntity[]> {
    return this.rows.find({ order: { minMonthsPostpartum: 'ASC', name: 'ASC' } });
  }

  /** Adds or replaces rows by their id, also when another instance does the same at once. */
  async save(exercises: readonly ExerciseEntity[]): Promise<void> {
    if (exercises.length > 0) await this.rows.upsert([...exercises], ['id']);
  }

  private get rows() {
    return this.database.repository(ExerciseEntity);
  }
}
