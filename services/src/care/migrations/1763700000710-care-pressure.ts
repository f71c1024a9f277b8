import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant, integer, json, key, refId, table, userTable, varchar } from '../../platform/database/table';

const answer = (name: string) => varchar(name, 12, { nullable: true });

export class CarePressure1763700000710 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      userTable(
        'pressure_readings',
        [integer('upper'), integer('lower'), json('signs'), instant('measured_at')],
        { indices: { ix_pressure_readings_user_measured_at: ['user_id', 'measured_at'] } },
      ),
    );
    await runner.createTable(
      userTable(
        'recovery_notes',
        [
          answer('bleeding'),
          answer('wound'),
          integer('temperature_tenths', { nullable: true }),
          answer('legs'),
          answer('pelvic_floor'),
          instant('noted_at'),
        ],
        { indices: { ix_recovery_notes_user_noted_at: ['user_id', 'noted_at'] } },
      ),
    );
    await runner.createTable(
      table('care_contacts', [key(refId('user_id')), varchar('name', 60), varchar('phone', 30)]),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['care_contacts', 'recovery_notes', 'pressure_readings']) await runner.dropTable(name);
  }
}
