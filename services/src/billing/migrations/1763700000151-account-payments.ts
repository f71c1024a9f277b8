import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant, integer, key, refId, table, userTable, varchar } from '../../platform/database/table';

const orders = userTable(
  'payment_orders',
  [
    varchar('provider', 10),
    varchar('provider_order_id', 64, { nullable: true }),
    varchar('kind', 8),
    varchar('plan', 7),
    varchar('state', 10),
    varchar('country', 2, { nullable: true }),
    varchar('region', 3, { nullable: true }),
    integer('net_cents'),
    integer('tax_cents'),
    integer('total_cents'),
    varchar('capture_id', 64, { nullable: true }),
    instant('period_end', { nullable: true }),
    instant('created_at'),
    instant('captured_at', { nullable: true }),
  ],
  {
    indices: { ix_payment_orders_capture: ['capture_id'], ix_payment_orders_state: ['state', 'captured_at'] },
    uniques: { uq_payment_orders_provider: ['provider_order_id'] },
  },
);

const events = userTable(
  'payment_events',
  [refId('order_id'), varchar('state', 10), varchar('detail', 200, { nullable: true }), instant('at')],
  { indices: { ix_payment_events_order: ['user_id', 'order_id'] } },
);

const methods = userTable(
  'payment_methods',
  [
    varchar('provider', 10),
    varchar('token', 100),
    instant('created_at'),
    instant('removed_at', { nullable: true }),
  ],
  { indices: { ix_payment_methods_token: ['token'] } },
);

const unwantedMethods = table('unwanted_methods', [key(varchar('token', 100)), varchar('provider', 10)]);

const renewals = table(
  'renewals',
  [
    key(refId('user_id')),
    varchar('plan', 7),
    varchar('country', 2, { nullable: true }),
    varchar('region', 3, { nullable: true }),
    instant('due_at'),
    instant('next_charge_at', { nullable: true }),
    integer('failures'),
    refId('order_id', { nullable: true }),
    instant('leased_until', { nullable: true }),
    instant('reminded_at', { nullable: true }),
  ],
  { indices: { ix_renewals_next: ['next_charge_at'], ix_renewals_due: ['due_at'] } },
);

const webhookEvents = table('webhook_events', [
  key(varchar('id', 128)),
  varchar('type', 128),
  instant('received_at'),
]);

const testPayments = table(
  'test_payments',
  [
    key(varchar('id', 64)),
    varchar('request_id', 64),
    integer('cents'),
    varchar('state', 10),
    varchar('behaviour', 8, { nullable: true }),
    instant('created_at'),
  ],
  { uniques: { uq_test_payments_request: ['request_id'] } },
);

const testMethods = table('test_methods', [key(varchar('token', 64)), varchar('behaviour', 8)]);

const tables = [orders, events, methods, unwantedMethods, renewals, webhookEvents, testPayments, testMethods];

export class AccountPayments1763700000151 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const made of tables) await runner.createTable(made);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables) await runner.dropTable(name);
  }
}
