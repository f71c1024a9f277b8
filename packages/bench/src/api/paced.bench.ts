import { execFileSync } from 'node:child_process';
import { Site, type Engine } from '@nestwell/e2e/site';
import { test } from '@playwright/test';
import type { Request } from 'autocannon';
import { ratiosOf, spreadOf, spreadText } from '../figures/spread';
import { tableOf } from '../figures/table';
import { writeFigures } from '../figures/write-figures';
import { percentileOf } from '../overload/crowd';
import { hotCalls } from './hot-calls';
import { inTurns } from './measure';
import { Mother } from './mother';
import { paced } from './paced';

const SECONDS = Number(process.env.SECONDS ?? 30);
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const CALLS = Number(process.env.CALLS ?? 200);
const READS_PER_SECOND = 150;
const WRITES_PER_SECOND = 40;
const ENGINES = (process.env.ENGINES?.split(',') ?? ['sqlite', 'mariadb']) as Engine[];
/** The `main.js` of another build, with whose writes those of this one are compared. */
const { FORMER } = process.env;

/** All threads of the services on one processor. */
const holdToOneCore = (pid: number) =>
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '0', String(pid)], { stdio: 'ignore' });

async function percentilesOf(url: string, requests: readonly Request[], perSecond: number) {
  // What is compiled at the first calls is left out.
  await paced(url, requests, { perSecond, seconds: 5 });
  const served = await paced(url, requests, { perSecond, seconds: SECONDS });
  const at = (share: number) => percentileOf({ served }, share);
  return { perSecond, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

async function ratioOfWrites(ours: Site, former: Site, mother: Mother) {
  const other = await Mother.register(former.url);
  const ratios: Record<string, string> = {};
  for (const [name, request] of Object.entries(mother.writes)) {
    const theirs = other.writes[name];
    if (theirs === undefined) continue;
    const targets = [
      { url: ours.url, pid: ours.pid, request },
      { url: former.url, pid: former.pid, request: theirs },
    ];
    const made = await inTurns(targets, { rounds: ROUNDS, calls: CALLS });
    const [after = [], before = []] = made.map((rounds) => rounds.map(({ processor }) => processor));
    ratios[name] = spreadText(spreadOf(ratiosOf(after, before)), 2);
  }
  return ratios;
}

for (const engine of ENGINES) {
  test(`calls at a steady pace on one core, ${engine}`, async () => {
    test.setTimeout(3_600_000);
    const how = { engine, asInUse: true, env: { CLOCK: 'system' } };
    const site = await Site.start(how);
    const former = FORMER === undefined ? undefined : await Site.start({ ...how, main: FORMER });
    try {
      const now = new Date();
      const mother = await Mother.register(site.url);
      await mother.live(now);
      const reads = Object.values(hotCalls(mother.id, now)).map((path) => ({
        path,
        headers: mother.headers,
      }));
      const ratios = former && (await ratioOfWrites(site, former, await Mother.register(site.url)));
      holdToOneCore(site.pid);
      const writer = await Mother.register(site.url);
      const figures = {
        reads: await percentilesOf(site.url, reads, READS_PER_SECOND),
        writes: await percentilesOf(site.url, Object.values(writer.writes), WRITES_PER_SECOND),
      };
      const rows = Object.entries(figures).map(([kind, { perSecond, p50, p95, p99 }]) => [
        `${kind}, ${perSecond} a second`,
        ...[p50, p95, p99].map((milliseconds) => milliseconds.toFixed(1)),
      ]);
      const table = tableOf([`${engine}, one core`, 'p50 ms', 'p95 ms', 'p99 ms'], rows);
      const beside = ratios
        ? `\nprocessor time of a write, of the former build: ${JSON.stringify(ratios)}`
        : '';
      console.log(`\n${table}${beside}\n${writeFigures(`paced-${engine}`, { ...figures, ratios })}`);
    } finally {
      await Promise.all([site.stop(), former?.stop()]);
    }
  });
}
