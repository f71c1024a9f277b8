import { type MigrationInterface, type QueryRunner, type Table } from 'typeorm';
import {
  bytes,
  flag,
  instant,
  integer,
  json,
  key,
  localDay,
  refId,
  table,
  varchar,
} from '../../platform/database/table';

export class AccountUsers1763700000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const made of [users, subscriptions, usedTrials, loginCodes]) await runner.createTable(made);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [loginCodes, usedTrials, subscriptions, users]) await runner.dropTable(name);
  }
}

const users: Table = table(
  'users',
  [
    key(refId('id')),
    bytes('email_key', 32),
    varchar('email', 254),
    varchar('name', 120),
    varchar('role', 5),
    varchar('timezone', 64),
    flag('is_pregnant'),
    flag('pregnancy_paused'),
    localDay('due_date', { nullable: true }),
    localDay('baby_born_on', { nullable: true }),
    flag('is_breastfeeding'),
    integer('current_weight', { nullable: true }),
    integer('healthy_weight_goal', { nullable: true }),
    integer('height', { nullable: true }),
    varchar('activity_level', 9),
    json('dietary_restrictions'),
    integer('base_calorie_goal'),
    varchar('units', 6),
    instant('consented_at', { nullable: true }),
    instant('created_at'),
  ],
  { uniques: { uq_users_email_key: ['email_key'] } },
);

const subscriptions: Table = table(
  'subscriptions',
  [
    key(refId('user_id')),
    instant('trial_ends_at', { nullable: true }),
    varchar('plan', 7, { nullable: true }),
    instant('paid_until', { nullable: true }),
    instant('grace_until', { nullable: true }),
    instant('cancelled_at', { nullable: true }),
    instant('trial_reminder_at', { nullable: true }),
  ],
  {
    indices: {
      ix_subscriptions_trial_ends_at: ['trial_ends_at'],
      ix_subscriptions_paid_until: ['paid_until'],
    },
  },
);

const usedTrials: Table = table('used_trials', [key(bytes('email_key', 32))]);

const loginCodes: Table = table('login_codes', [
  key(refId('user_id')),
  bytes('code_hash', 32),
  instant('sent_at'),
  instant('expires_at'),
  integer('tries'),
]);
