import { expect } from '@playwright/test';
import type { GaleraNode } from './galera-node';
import { underLoad } from './under-load';

/** Some of the newest migrations, each with what takes it back: as a former build left the tables. */
const BACK: Record<string, readonly string[]> = {
  PlatformForgetting1763700000017: [
    'ALTER TABLE nestwell.sessions DROP INDEX ix_sessions_expires_at',
    'ALTER TABLE nestwell.idempotency_keys DROP INDEX ix_idempotency_begun_for',
    'ALTER TABLE nestwell.job_runs DROP INDEX ix_job_runs_started_at',
  ],
  BillingTrialReminders1763700000180: [
    'ALTER TABLE nestwell.subscriptions ADD INDEX ix_subscriptions_trial_ends_at (trial_ends_at)',
    'ALTER TABLE nestwell.subscriptions DROP INDEX ix_subscriptions_trial_reminders',
  ],
};
const NAMES = Object.keys(BACK);

async function made(node: GaleraNode): Promise<number> {
  const names = NAMES.map((name) => `'${name}'`).join();
  const rows = await node.ask(`SELECT COUNT(*) AS n FROM nestwell.migrations WHERE name IN (${names})`);
  return Number(rows[0]?.n);
}

underLoad('a rolling upgrade whose first instance migrates', async (scene, journeys) => {
  const node = scene.galera.node(0);
  for (const [name, statements] of Object.entries(BACK))
    for (const sql of [...statements, `DELETE FROM nestwell.migrations WHERE name = '${name}'`])
      await node.ask(sql);
  expect(await made(node)).toBe(0);
  for (const site of scene.instances) {
    await site.end();
    await site.run();
    await expect.poll(() => made(node)).toBe(NAMES.length);
    await journeys.acknowledges();
  }
  // Nobody noticed.
  expect(journeys.ledger.told).toBe('none');
  return 0;
});
