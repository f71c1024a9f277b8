import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform/database/database';
import { KeptFinds } from '../../platform/database/kept-finds';
import { ExerciseEntity } from './exercise.entity';

/** The shared catalogue; it belongs to nobody. */
@Injectable()
export class ExercisesRepository {
  private readonly finds;

  constructor(private readonly database: Database) {
    this.finds = new KeptFinds(database, ExerciseEntity);
  }

  all(): Promise<ExerciseEntity[]> {
    return this.rows.find({ order: { minMonthsPostpartum: 'ASC', name: 'ASC' } });
  }

  byId(id: string): Promise<ExerciseEntity | null> {
    return this.rows.findOneBy({ id });
  }

  byIds(ids: readonly string[]): Promise<ExerciseEntity[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.finds.find({ where: { id: In([...new Set(ids)]) } });
  }

  /** Adds or replaces rows by their id, also when another instance does the same at once. */
  async save(exercises: readonly ExerciseEntity[]): Promise<void> {
    if (exercises.length > 0) await this.rows.upsert([...exercises], ['id']);
  }

  private get rows() {
    return this.database.repository(ExerciseEntity);
  }
}
