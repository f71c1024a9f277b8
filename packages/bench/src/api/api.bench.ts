import { Site, type Engine } from '@nestwell/e2e/site';
import { test } from '@playwright/test';
import { ratiosOf, spreadOf, spreadText } from '../figures/spread';
import { tableOf } from '../figures/table';
import { writeFigures } from '../figures/write-figures';
import { BareSite } from './bare-site';
import { hotCalls } from './hot-calls';
import { inTurns, type Round, type Target } from './measure';
import { Mother } from './mother';
import { noteCalls, notingStatements, stopNoting, type NotedCall } from './noted-calls';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const CALLS = Number(process.env.CALLS ?? 1000);
const POSTS = 20;
const ONLY = new RegExp(process.env.ONLY ?? '');
const ENGINES = (process.env.ENGINES?.split(',') ?? ['sqlite', 'mariadb']) as Engine[];
/** The `main.js` of another build, which is measured beside this one over data of the same kind. */
const { FORMER } = process.env;

type Measured = { name: string; statements: number } & Record<'ours' | 'bare', Round[]> & {
    former?: Round[];
  };

const processorOf = (rounds: readonly Round[]) => rounds.map(({ processor }) => processor);
const timesOf = (rounds: readonly Round[]) => rounds.map(({ perSecond }) => 1 / perSecond);

function rowOf({ name, statements, ours, bare, former }: Measured) {
  const figures = {
    ours: spreadOf(processorOf(ours)),
    bare: spreadOf(processorOf(bare)),
    processorRatio: spreadOf(ratiosOf(processorOf(ours), processorOf(bare))),
    timeRatio: spreadOf(ratiosOf(timesOf(ours), timesOf(bare))),
    ...(former && { formerRatio: spreadOf(ratiosOf(processorOf(ours), processorOf(former))) }),
  };
  return {
    figures: { name, statements, ...figures },
    row: [name, String(statements), ...Object.values(figures).map((spread) => spreadText(spread, 2))],
  };
}

/** A mother with a day behind her, among others who have posted. */
async function aMother(site: Site, now: Date): Promise<Mother> {
  const mother = await Mother.register(site.url);
  await mother.live(now);
  for (let n = 0; n < POSTS; n += 1) await (await Mother.register(site.url)).post();
  return mother;
}

async function figuresOf(sites: { site: Site; former?: Site }, now: Date) {
  const { site, former } = sites;
  const mother = await aMother(site, now);
  const other = former && (await aMother(former, now));
  const calls = (await noteCalls(mother, now)).filter(({ name }) => ONLY.test(name));
  await stopNoting(site);
  const bare = await BareSite.start(site, mother, calls);
  const targetOf = ({ url, pid }: Pick<Target, 'url' | 'pid'>, path: string, headers: Mother['headers']) => ({
    url,
    pid,
    request: { path, headers },
  });
  const measured: Measured[] = [];
  for (const { name, address, statements } of calls) {
    const targets = [targetOf(site, address, mother.headers), targetOf(bare, address, bare.headers)];
    if (former && other) targets.push(targetOf(former, addressFor(other, name, now), other.headers));
    const [ours = [], floor = [], before] = await inTurns(targets, { rounds: ROUNDS, calls: CALLS });
    measured.push({ name, statements: statements.length, ours, bare: floor, former: before });
  }
  await bare.stop();
  return measured.map(rowOf);
}

const addressFor = (mother: Mother, name: NotedCall['name'], now: Date) =>
  hotCalls(mother.id, now)[name] ?? '';

for (const engine of ENGINES) {
  test(`hot calls, ${engine}`, async () => {
    test.setTimeout(3_600_000);
    const env = { CLOCK: 'system' };
    const site = await Site.start({ engine, asInUse: true, env: { ...env, ...notingStatements } });
    const former =
      FORMER === undefined ? undefined : await Site.start({ engine, asInUse: true, env, main: FORMER });
    try {
      const made = await figuresOf({ site, ...(former && { former }) }, new Date());
      const head = [
        `${engine}, ${ROUNDS} rounds`,
        'Statements',
        'Ours, CPU ms',
        'Bare, CPU ms',
        'CPU ×',
        'Time ×',
        ...(former ? ['Of the former build'] : []),
      ];
      const table = tableOf(
        head,
        made.map(({ row }) => row),
      );
      const figures = made.map(({ figures: kept }) => kept);
      console.log(`\n${table}\n${writeFigures(`api-${engine}`, { rounds: ROUNDS, calls: CALLS, figures })}`);
    } finally {
      await Promise.all([site.stop(), former?.stop()]);
    }
  });
}
