import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ExerciseEntity } from './exercise.entity';

/** The shared catalogue; it belongs to nobody. */
@Injectable()
export class ExercisesRepository {
  constructor(@InjectRepository(ExerciseEntity) private readonly rows: Repository<ExerciseEntity>) {}

  all(): Promise<ExerciseEntity[]> {
    return this.rows.find({ order: { minMonthsPostpartum: 'ASC', name: 'ASC' } });
  }

  /** Adds or replaces rows by their id, also when another instance does the same at once. */
  async save(exercises: readonly ExerciseEntity[]): Promise<void> {
    if (exercises.length > 0) await this.rows.upsert([...exercises], ['id']);
  }
}
