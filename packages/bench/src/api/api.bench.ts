import { Site, type Engine } from '@nestwell/e2e/site';
import { test } from '@playwright/test';
import { ratiosOf, spreadOf, spreadText } from '../figures/spread';
import { tableOf } from '../figures/table';
import { writeFigures } from '../figures/write-figures';
import { BareSite } from './bare-site';
import { measure, type Round, type Target } from './measure';
import { Mother } from './mother';
import { noteCalls, notingStatements, stopNoting, type NotedCall } from './noted-calls';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const CALLS = Number(process.env.CALLS ?? 1000);
const POSTS = 20;
const ONLY = new RegExp(process.env.ONLY ?? '');

interface Measured extends NotedCall {
  ours: Round[];
  bare: Round[];
}

/** Both servers in turns, so that what else the machine does meets both. */
async function inTurns(ours: Target, bare: Target, calls: readonly NotedCall[]): Promise<Measured[]> {
  const measured = calls.map((call): Measured => ({ ...call, ours: [], bare: [] }));
  for (const { address } of measured)
    for (const target of [ours, bare]) await measure(target, address, CALLS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { address, ...call } of measured) {
      call.ours.push(await measure(ours, address, CALLS));
      call.bare.push(await measure(bare, address, CALLS));
    }
  }
  return measured;
}

function figuresOf({ name, statements, ours, bare }: Measured) {
  const processor = (rounds: Round[]) => rounds.map((round) => round.processor);
  return {
    name,
    statements: statements.length,
    ours: spreadOf(processor(ours)),
    bare: spreadOf(processor(bare)),
    processorRatio: spreadOf(ratiosOf(processor(ours), processor(bare))),
    timeRatio: spreadOf(
      ratiosOf(
        bare.map(({ perSecond }) => perSecond),
        ours.map(({ perSecond }) => perSecond),
      ),
    ),
  };
}

for (const engine of ['sqlite', 'mariadb'] satisfies Engine[]) {
  test(`hot calls, ${engine}`, async () => {
    test.setTimeout(3_600_000);
    const site = await Site.start({ engine, env: { CLOCK: 'system', ...notingStatements } });
    try {
      const now = new Date();
      const mother = await Mother.register(site.url);
      await mother.live(now);
      for (let n = 0; n < POSTS; n += 1) await (await Mother.register(site.url)).post();
      const calls = (await noteCalls(mother, now)).filter(({ name }) => ONLY.test(name));
      await stopNoting(site);
      const bare = await BareSite.start(site, mother, calls);
      const ours = { url: site.url, pid: site.pid, headers: mother.headers };
      const figures = (await inTurns(ours, bare, calls)).map(figuresOf);
      await bare.stop();
      const rows = figures.map((call) => [
        call.name,
        String(call.statements),
        spreadText(call.ours, 2),
        spreadText(call.bare, 2),
        spreadText(call.processorRatio, 2),
        spreadText(call.timeRatio, 2),
      ]);
      const head = [
        `${engine}, ${ROUNDS} rounds`,
        'Statements',
        'Ours, CPU ms',
        'Bare, CPU ms',
        'CPU ×',
        'Time ×',
      ];
      console.log(
        `\n${tableOf(head, rows)}\n${writeFigures(`api-${engine}`, { rounds: ROUNDS, calls: CALLS, figures })}`,
      );
    } finally {
      await site.stop();
    }
  });
}
