import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';
import { flag, instant, integer, key, refId, table, userTable, varchar } from '../../platform/database/table';

/** What a series and each of its reminders both hold. */
const description: TableColumnOptions[] = [
  varchar('title', 120),
  varchar('description', 1000, { nullable: true }),
  varchar('type', 20),
  varchar('location', 200, { nullable: true }),
  varchar('doctor_name', 120, { nullable: true }),
  varchar('recurring', 7),
  instant('recurring_end_at', { nullable: true }),
  integer('notification_minutes'),
  varchar('priority', 6),
  varchar('time_zone', 64),
];

const reminders = userTable(
  'reminders',
  [
    ...description,
    instant('due_at'),
    instant('notify_at'),
    flag('completed'),
    refId('series_id', { nullable: true }),
    instant('pushed_at', { nullable: true }),
  ],
  {
    indices: {
      ix_reminders_user_due_at: ['user_id', 'due_at'],
      ix_reminders_user_series: ['user_id', 'series_id', 'due_at'],
      ix_reminders_notify_at: ['notify_at', 'pushed_at'],
    },
  },
);

const series = userTable(
  'reminder_series',
  [...description, instant('first_due_at'), instant('made_until')],
  {
    indices: { ix_reminder_series_made_until: ['made_until'] },
  },
);

const settings = table(
  'reminder_settings',
  [
    key(refId('user_id')),
    flag('show_titles_in_feed'),
    flag('show_titles_in_push'),
    varchar('quiet_from', 5, { nullable: true }),
    varchar('quiet_until', 5, { nullable: true }),
    varchar('feed_key', 43, { nullable: true }),
  ],
  { uniques: { uq_reminder_settings_feed_key: ['feed_key'] } },
);

const pushSubscriptions = userTable(
  'push_subscriptions',
  [
    varchar('endpoint', 1000),
    varchar('endpoint_hash', 64),
    varchar('p256dh', 120),
    varchar('auth', 60),
    instant('created_at'),
  ],
  { uniques: { uq_push_subscriptions_endpoint: ['user_id', 'endpoint_hash'] } },
);

const tables = [reminders, series, settings, pushSubscriptions];

export class Calendar1763700000500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const one of tables) await runner.createTable(one);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const one of tables.toReversed()) await runner.dropTable(one);
  }
}
