import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { Database } from '../database/database';
import { Jobs } from '../jobs/jobs';
import { cups } from '../testing/cup-endpoints';
import { cupsParts, signedIn } from '../testing/cups';
import { TestApp } from '../testing/test-app';
import { MetricsServer } from './metrics-server';

const DEPLOY = join(import.meta.dirname, '../../../../deploy');

let app: TestApp;
let told: string;
let userId: string;
beforeAll(async () => {
  app = await TestApp.start({ parts: cupsParts, env: { METRICS_PORT: '0', HOST: '127.0.0.1' } });
  const anna = await signedIn(app);
  userId = anna.userId;
  await anna.call(cups.list, { params: { userId } });
  await anna.send('/nowhere?name=planted');
  await app.get(Jobs).runDue();
  await runTwice(app.get(Database));
  told = await (await fetch(`http://127.0.0.1:${app.get(MetricsServer).port}/metrics`)).text();
});
afterAll(() => app.stop());

/** As where another transaction stood in its way. */
function runTwice(database: Database): Promise<void> {
  const failures = [Object.assign(new Error('Deadlock found'), { errno: 1213 })];
  return database.run(async () => {
    const failure = failures.pop();
    if (failure !== undefined) throw failure;
    await database.source.query('SELECT 1');
  });
}

it('tells Prometheus what was answered by route, and nothing of whom or what', () => {
  expect(told).toMatch(
    /nestwell_request_seconds_count\{method="GET",route="\/api\/users\/:userId\/cups",status="200"\} 1/,
  );
  expect(told).toMatch(/nestwell_job_runs_total\{job="platform.old-job-runs",outcome="done"\} 1/);
  expect(told).toMatch(/nestwell_transaction_retries_total\{cause="\w+"\} 1/);
  expect(told).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(told).not.toContain(userId);
  expect(told).not.toContain('planted');
});

it('is not told at the port that people use', async () => {
  expect((await app.visitor().send('/metrics')).status).not.toBe(200);
});

it('has every figure that alerts and the dashboard ask for', () => {
  const known = new Set([...told.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const rules = parse(readFileSync(join(DEPLOY, 'alerts.yml'), 'utf8')) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  };
  const board = JSON.parse(readFileSync(join(DEPLOY, 'dashboard.json'), 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const asked = [
    ...rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
    ...board.panels.flatMap((panel) => panel.targets.map(({ expr }) => expr)),
  ].flatMap((expr) => expr.match(/\b(nestwell|process|nodejs)_\w+/g) ?? []);

  expect(asked.length).toBeGreaterThan(8);
  expect(asked.filter((name) => !known.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);
});
