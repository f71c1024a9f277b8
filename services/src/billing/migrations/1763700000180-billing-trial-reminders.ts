import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** Trials that end soon are found without those whose reminder was given. */
export class BillingTrialReminders1763700000180 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('subscriptions', unreminded);
    await runner.dropIndex('subscriptions', byEnd);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createIndex('subscriptions', byEnd);
    await runner.dropIndex('subscriptions', unreminded);
  }
}

const byEnd = new TableIndex({ name: 'ix_subscriptions_trial_ends_at', columnNames: ['trial_ends_at'] });
const unreminded = new TableIndex({
  name: 'ix_subscriptions_trial_reminders',
  columnNames: ['trial_reminder_at', 'trial_ends_at'],
});
