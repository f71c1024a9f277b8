import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bytes, instant, key, table } from '../../platform/database/table';

const believedSignals = table('believed_signals', [key(bytes('key_hash', 32)), instant('until')], {
  indices: { ix_believed_signals_until: ['until'] },
});

/** What one browser or member said of a version is counted once, also by a process that has just started. */
export class DeliveryBelievedSignals1763700000601 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(believedSignals);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(believedSignals);
  }
}
