import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  bytes,
  flag,
  instant,
  integer,
  json,
  key,
  refId,
  table,
  text,
  userTable,
  varchar,
} from '../../platform/database/table';

/** How a member closes her door: passkeys, a code by mail at each login, a sheet of recovery codes. */
export class AccountSigningIn1763700000160 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const made of [passkeys, usedChallenges, recoveryCodes]) await runner.createTable(made);
    await runner.addColumn('users', asksForCode);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('users', asksForCode);
    for (const { name } of [recoveryCodes, usedChallenges, passkeys]) await runner.dropTable(name);
  }
}

const asksForCode = new TableColumn(flag('asks_for_code', { default: 0 }));

const passkeys = userTable(
  'passkeys',
  [
    bytes('credential_hash', 32),
    varchar('credential_id', 1364),
    text('public_key'),
    integer('counter'),
    json('transports'),
    varchar('name', 60),
    varchar('device_kind', 8, { nullable: true }),
    instant('created_at'),
    instant('last_used_at', { nullable: true }),
  ],
  { uniques: { uq_passkeys_credential: ['credential_hash'] } },
);

const usedChallenges = table('used_challenges', [key(bytes('challenge_hash', 32)), instant('expires_at')], {
  indices: { ix_used_challenges_expires: ['expires_at'] },
});

const recoveryCodes = table('recovery_codes', [
  key(refId('user_id')),
  key(bytes('code_hash', 32)),
  instant('made_at'),
  instant('used_at', { nullable: true }),
]);
