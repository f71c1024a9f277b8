import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The check-in once started at "Calm", "Sharp", "No hair loss" and a neutral body image, and stored them untouched.
 * Where all four stand so, nobody can tell an answer from the start of the form: a doctor must not read "Calm" there.
 * Blues and notes were only stored when given, and stay.
 */
export class FitnessUntouchedAnswers1763700000302 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE tracking_days SET anxiety_level = NULL, hair_loss = NULL, brain_fog = NULL, body_image = NULL
       WHERE anxiety_level = 0 AND hair_loss = 0 AND brain_fog = 0 AND body_image = 2`,
    );
  }

  /** What was taken away had not been said. */
  async down(): Promise<void> {}
}
