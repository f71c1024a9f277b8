import { threadTimesOf } from '@nestwell/e2e/processor-time';
import { Site, type Engine } from '@nestwell/e2e/site';
import { test } from '@playwright/test';
import { Mother } from '../api/mother';
import { spreadOf, spreadText } from '../figures/spread';
import { tableOf } from '../figures/table';
import { writeFigures } from '../figures/write-figures';
import { ask } from '../overload/crowd';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const PAGES = Number(process.env.PAGES ?? 100);
/** Pages before the first round: V8 goes on compiling what renders for that long, which a site does once a day. */
const BEFORE = Number(process.env.BEFORE ?? 4000);
const ENGINES = (process.env.ENGINES?.split(',') ?? ['sqlite', 'mariadb']) as Engine[];

type Headers = Record<string, string>;

/** Processor time of one server-rendered page, in ms, by who used it. */
interface Round {
  main: number;
  renderer: number;
  /** What V8 compiles and collects beside, and what else the process has threads for. */
  others: number;
  all: number;
}

let visits = 0;

/** @param isAnew whether each is rendered: the same page within seconds is shown as it was rendered before */
async function measure(site: Site, path: string, isAnew: boolean, headers: Headers): Promise<Round> {
  const addresses = isAnew ? Array.from({ length: PAGES }, () => `${path}?visit=${(visits += 1)}`) : [path];
  const before = threadTimesOf(site.pid);
  const requests = addresses.map((address) => ({ path: address, headers }));
  const { served, shed, failed } = await ask(site.url, requests, {
    connections: 1,
    amount: PAGES,
  });
  if (shed + failed > 0) throw new Error(`${path}: ${shed + failed} of ${PAGES} pages failed`);
  const used = [...threadTimesOf(site.pid)].map(
    ([thread, time]) => [thread, (time - (before.get(thread) ?? 0)) / served.length] as const,
  );
  const main = used.find(([thread]) => thread === site.pid)?.[1] ?? Number.NaN;
  const besides = used.flatMap(([thread, time]) => (thread === site.pid ? [] : time));
  const renderer = Math.max(...besides);
  const all = main + besides.reduce((sum, time) => sum + time, 0);
  return { main, renderer, others: all - main - renderer, all };
}

for (const engine of ENGINES) {
  test(`rendered pages, ${engine}`, async () => {
    test.setTimeout(1_200_000);
    const site = await Site.start({ engine, asInUse: true, env: { CLOCK: 'system' } });
    try {
      const mother = await Mother.register(site.url);
      await mother.live(new Date());
      const headers = { ...mother.headers, accept: 'text/html', 'accept-encoding': 'br' };
      const page = await (await fetch(`${site.url}/`, { headers })).text();
      if (!page.includes('data-ssr-releases=')) throw new Error('Home came without server HTML');
      const rows: string[][] = [];
      const figures: Record<string, Round[]> = {};
      for (const path of ['/', '/nutrition', '/settings'])
        for (const isAnew of [true, false]) {
          for (let pages = 0; pages < (isAnew ? BEFORE : PAGES); pages += PAGES)
            await measure(site, path, isAnew, headers);
          const rounds: Round[] = [];
          for (let round = 0; round < ROUNDS; round += 1)
            rounds.push(await measure(site, path, isAnew, headers));
          const what = isAnew ? path : `${path}, again`;
          figures[what] = rounds;
          const of = (who: keyof Round) => spreadText(spreadOf(rounds.map((round) => round[who])), 2);
          rows.push([what, of('all'), of('main'), of('renderer'), of('others')]);
        }
      const head = [`${engine}, ${ROUNDS} rounds`, 'CPU ms', 'Main thread', 'Renderer', 'Others'];
      console.log(
        `\n${tableOf(head, rows)}\n${writeFigures(`rendered-${engine}`, { rounds: ROUNDS, pages: PAGES, figures })}`,
      );
    } finally {
      await site.stop();
    }
  });
}
