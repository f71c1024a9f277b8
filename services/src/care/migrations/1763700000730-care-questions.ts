import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant, userTable, varchar } from '../../platform/database/table';

export class CareQuestions1763700000730 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      userTable('care_questions', [
        varchar('words', 300),
        varchar('origin', 60, { nullable: true }),
        varchar('answer', 1000, { nullable: true }),
        instant('asked_at', { nullable: true }),
        instant('written_at'),
      ]),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('care_questions');
  }
}
