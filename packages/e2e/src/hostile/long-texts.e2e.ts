import { makeAdmin } from '../kit/admin';
import { processorTimeOf } from '../kit/processor-time';
import type { Site } from '../kit/site';
import { expect, test } from '../kit/test';
import { Caller } from './caller';
import { longTextsOf, type LongText } from './long-texts';
import { withoutProducts } from './no-products';
import { operationsOf } from './operations';

/** In every run a few; by hand `CALLS=100000`, which is all of them. */
const CALLS = Number(process.env.CALLS ?? 150);
const MAX_PROCESSOR_MS = 100;
/** A collection of garbage and the jobs of the site fall on some request: one of these has neither. */
const TRIES = 4;
const MEGABYTE = 1024 * 1024;
const MAX_GROWTH = 24 * MEGABYTE;

test('no text of any field costs more than 100 ms of processor time, or memory that stays', async ({
  startSite,
}) => {
  test.setTimeout(60_000 + CALLS * 200);
  await withoutProducts(async (products) => {
    const env = { CLOCK: 'system', TRUST_PROXY: '1', LOGIN_VERIFICATION: 'off', OFF_URL: products };
    const site = await startSite({ env, watched: true });
    const admin = await Caller.member(site.url);
    await makeAdmin(site, admin.email);
    await admin.logIn();
    const texts = await someTexts(site);
    const wrong: string[] = [];
    const times: { name: string; used: number }[] = [];
    const heaps: number[] = [];
    let caller = admin;
    for (const [number, { name, call }] of texts.entries()) {
      if (number % 100 === 0) caller = number % 200 === 0 ? await Caller.member(site.url) : admin;
      let used = Infinity;
      for (let attempt = 0; attempt < TRIES && used > MAX_PROCESSOR_MS; attempt += 1) {
        const before = processorTimeOf(site.pid);
        const { answer } = await caller.send(call, number);
        used = Math.min(used, processorTimeOf(site.pid) - before);
        if (answer.status >= 500) wrong.push(`${name}: ${answer.status} ${answer.text.slice(0, 200)}`);
        if (answer.status === 401) caller = await Caller.member(site.url);
      }
      times.push({ name, used });
      if (number % Math.ceil(texts.length / 10) === 0) heaps.push((await site.strain()).heapUsed);
    }
    heaps.push((await site.strain()).heapUsed);
    times.sort((one, two) => two.used - one.used);
    print(times, heaps);

    const expensive = times.filter(({ used }) => used > MAX_PROCESSOR_MS);
    expect(expensive.map(({ name, used }) => `${name}: ${Math.round(used)} ms`)).toEqual([]);
    expect(wrong).toEqual([]);
    expect((heaps.at(-1) ?? NaN) - (heaps[Math.floor(heaps.length / 2)] ?? 0)).toBeLessThan(MAX_GROWTH);
  });
});

/** As many as are wanted, spread evenly over all of them. */
async function someTexts(site: Site): Promise<LongText[]> {
  const all = (await operationsOf(site.url)).flatMap((operation) => [...longTextsOf(operation)]);
  const step = Math.max(1, all.length / CALLS);
  return Array.from(
    { length: Math.min(CALLS, all.length) },
    (_, place) => all[Math.floor(place * step)],
  ).filter((one) => one !== undefined);
}

function print(times: readonly { name: string; used: number }[], heaps: readonly number[]): void {
  const at = (share: number) => (times[Math.floor(times.length * share)]?.used ?? 0).toFixed(1);
  console.log(
    [
      `${times.length} requests; processor time, ms: median ${at(0.5)}, one in a hundred ${at(0.01)}; most:`,
      ...times.slice(0, 10).map(({ name, used }) => `  ${used.toFixed(1)} ${name}`),
      `heap after a collection, MB: ${heaps.map((bytes) => Math.round(bytes / MEGABYTE)).join(' ')}`,
    ].join('\n'),
  );
}
