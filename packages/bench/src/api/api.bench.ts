import { Site, type Engine } from '@nestwell/e2e/site';
import { test } from '@playwright/test';
import { ratiosOf, spreadOf, spreadText } from '../figures/spread';
import { tableOf } from '../figures/table';
import { writeFigures } from '../figures/write-figures';
import { BareSite } from './bare-site';
import { FormerBuild } from './former-build';
import { measure, type Round, type Target } from './measure';
import { Mother } from './mother';
import { noteCalls, notingStatements, stopNoting, type NotedCall } from './noted-calls';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const CALLS = Number(process.env.CALLS ?? 1000);
const POSTS = 20;
const ONLY = new RegExp(process.env.ONLY ?? '');
const ENGINES = (process.env.ENGINES?.split(',') ?? ['sqlite', 'mariadb']) as Engine[];
/** The `main.js` of another build, which is measured beside this one over the same data. */
const { FORMER } = process.env;

interface Targets {
  ours: Target;
  bare: Target;
  former?: Target;
}

type Measured = NotedCall & Record<keyof Targets, Round[]>;

/** All servers in turns, so that what else the machine does meets each. */
async function inTurns(targets: Targets, calls: readonly NotedCall[]): Promise<Measured[]> {
  const measured = calls.map((call): Measured => ({ ...call, ours: [], bare: [], former: [] }));
  const each = Object.entries(targets) as [keyof Targets, Target][];
  for (const { address } of measured) for (const [, target] of each) await measure(target, address, CALLS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { address, ...call } of measured)
      for (const [who, target] of each) call[who].push(await measure(target, address, CALLS));
  }
  return measured;
}

function figuresOf({ name, statements, ours, bare, former }: Measured) {
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
    formerRatio: FORMER ? spreadOf(ratiosOf(processor(ours), processor(former))) : undefined,
  };
}

for (const engine of ENGINES) {
  test(`hot calls, ${engine}`, async () => {
    test.setTimeout(3_600_000);
    const site = await Site.start({ engine, asInUse: true, env: { CLOCK: 'system', ...notingStatements } });
    try {
      const now = new Date();
      const mother = await Mother.register(site.url);
      await mother.live(now);
      for (let n = 0; n < POSTS; n += 1) await (await Mother.register(site.url)).post();
      const calls = (await noteCalls(mother, now)).filter(({ name }) => ONLY.test(name));
      await stopNoting(site);
      const bare = await BareSite.start(site, mother, calls);
      const ours = { url: site.url, pid: site.pid, headers: mother.headers };
      const other = FORMER === undefined ? undefined : await FormerBuild.start(site, FORMER);
      const former = other && { url: other.url, pid: other.pid, headers: mother.headers };
      const figures = (await inTurns({ ours, bare, ...(former && { former }) }, calls)).map(figuresOf);
      await Promise.all([bare.stop(), other?.stop()]);
      const rows = figures.map((call) => [
        call.name,
        String(call.statements),
        spreadText(call.ours, 2),
        spreadText(call.bare, 2),
        spreadText(call.processorRatio, 2),
        spreadText(call.timeRatio, 2),
        ...(call.formerRatio ? [spreadText(call.formerRatio, 2)] : []),
      ]);
      const head = [
        `${engine}, ${ROUNDS} rounds`,
        'Statements',
        'Ours, CPU ms',
        'Bare, CPU ms',
        'CPU ×',
        'Time ×',
        ...(FORMER ? ['Of the former build'] : []),
      ];
      console.log(
        `\n${tableOf(head, rows)}\n${writeFigures(`api-${engine}`, { rounds: ROUNDS, calls: CALLS, figures })}`,
      );
    } finally {
      await site.stop();
    }
  });
}
