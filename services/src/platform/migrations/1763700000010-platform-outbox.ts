import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant, integer, text, userTable, varchar } from '../database/table';

/** Mail waits in a table until the mail server has taken it. */
export class PlatformOutbox1763700000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(outbox);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(outbox);
  }
}

const outbox = userTable(
  'outbox_mails',
  [
    varchar('cause', 80),
    varchar('recipient', 320, { nullable: true }),
    varchar('subject', 200, { nullable: true }),
    text('body', { nullable: true }),
    varchar('state', 7),
    integer('tries'),
    instant('next_try_at', { nullable: true }),
    varchar('failure', 120, { nullable: true }),
    instant('created_at'),
    instant('useful_until'),
    instant('ended_at', { nullable: true }),
  ],
  {
    uniques: { uq_outbox_mails_cause: ['user_id', 'cause'] },
    indices: { ix_outbox_mails_next_try: ['next_try_at'], ix_outbox_mails_ended: ['ended_at'] },
  },
);
