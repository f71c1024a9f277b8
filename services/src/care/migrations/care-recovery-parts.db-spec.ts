import type { Database } from '../../platform/database/database';
import { newId } from '../../platform/database/ids';
import { onBothEngines } from '../../platform/database/testing/engines';
import { RecoveryNoteEntity } from '../recovery/recovery-note.entity';
import { RecoveryRepository } from '../recovery/recovery.repository';
import { CarePressure1763700000710 } from './1763700000710-care-pressure';
import { CareRecoveryParts1763700000762 } from './1763700000762-care-recovery-parts';

onBothEngines((engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await engine.open({
      entities: [RecoveryNoteEntity],
      migrations: [CarePressure1763700000710],
    });
  });

  it('opens a note of an earlier version, its further parts unanswered', async () => {
    const userId = newId();
    const bytes = Buffer.from(userId.replaceAll('-', ''), 'hex');
    const runner = database.source.createQueryRunner();
    await runner.query(
      `INSERT INTO recovery_notes (user_id, id, bleeding, wound, temperature_tenths, noted_at) VALUES (?, ?, ?, ?, ?, ?)`,
      [bytes, bytes, 'less', 'red', 372, '2026-11-20 10:00:00.000'],
    );

    await new CareRecoveryParts1763700000762().up(runner);

    expect(
      await new RecoveryRepository(database.source.getRepository(RecoveryNoteEntity), database)
        .ofUser(userId)
        .all(),
    ).toEqual([
      expect.objectContaining({
        bleeding: 'less',
        wound: 'red',
        temperatureTenths: 372,
        legs: null,
        breath: null,
        head: null,
        belly: null,
        breasts: null,
        urine: null,
      }),
    ]);
  });
});
