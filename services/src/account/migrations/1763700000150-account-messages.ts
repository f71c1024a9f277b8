import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant, key, refId, table, text, userTable, varchar } from '../../platform/database/table';

const words = [
  varchar('type', 20),
  varchar('title', 120),
  varchar('message', 600),
  varchar('priority', 10),
  varchar('action_url', 500, { nullable: true }),
];

const notifications = userTable(
  'notifications',
  [
    ...words,
    varchar('once_key', 80, { nullable: true }),
    instant('created_at'),
    instant('read_at', { nullable: true }),
  ],
  {
    indices: { ix_notifications_user_created: ['user_id', 'created_at'] },
    uniques: { uq_notifications_once: ['user_id', 'once_key'] },
  },
);

const broadcasts = table('broadcasts', [key(refId('id')), ...words, instant('created_at')], {
  indices: { ix_broadcasts_created: ['created_at'] },
});

const broadcastReads = userTable('broadcast_reads', [instant('read_at')]);

const feedback = table(
  'feedback',
  [
    key(refId('id')),
    refId('user_id', { nullable: true }),
    varchar('name', 120),
    varchar('email', 254),
    text('message'),
    varchar('status', 10),
    instant('created_at'),
    text('admin_reply', { nullable: true }),
    instant('replied_at', { nullable: true }),
    text('admin_notes', { nullable: true }),
  ],
  { indices: { ix_feedback_created: ['created_at'], ix_feedback_user_created: ['user_id', 'created_at'] } },
);

export class AccountMessages1763700000150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const made of [notifications, broadcasts, broadcastReads, feedback]) await runner.createTable(made);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [feedback, broadcastReads, broadcasts, notifications])
      await runner.dropTable(name);
  }
}
