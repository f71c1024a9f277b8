import { Site } from '@nestwell/e2e/site';
import { timeZone } from '@nestwell/e2e/zone';
import { chromium, test, type Browser } from '@playwright/test';
import { Mother } from '../api/mother';
import { writeFigures } from '../figures/write-figures';
import { BenchSite } from './bench-site';
import { buildPrograms } from './build-programs';
import { Certificate } from './certificate';
import { Http2Proxy } from './http2-proxy';
import { lighthouseOf, type LighthouseScores } from './lighthouse';
import { profiles, slowDown, type ProfileName } from './profiles';
import { summaries, webTable, type Measured } from './summaries';
import { settled, visit, watch } from './visit';

const RUNS = Number(process.env.RUNS ?? 7);
const PAGES = (process.env.PAGES ?? '/ /nutrition /progress /community /calendar').split(' ');
const PROFILES = (process.env.PROFILES ?? 'slow fast').split(' ') as ProfileName[];

interface Variant {
  name: Measured['variant'];
  url: string;
  mother: Mother;
  /** The floor is one page. */
  pages: readonly string[];
}

/** A browser that was never here, and the same again. */
async function coldAndRepeat(browser: Browser, { url, mother }: Variant, path: string, profile: ProfileName) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    timezoneId: timeZone,
    locale: 'en-US',
  });
  await context.addCookies(mother.cookiesAt(new URL(url).origin));
  await context.addInitScript((id) => localStorage.setItem('userId', id), mother.id);
  const page = await context.newPage();
  await watch(page);
  await slowDown(context, page, profile);
  const cold = await visit(page, url + path);
  await settled(page);
  const repeat = await visit(page, url + path);
  await context.close();
  return { cold, repeat };
}

test('first pages beside their floor and one bundle', async ({ launchOptions }) => {
  test.setTimeout(3_600_000);
  const programs = await buildPrograms();
  const certificate = await Certificate.make();
  const args = [...(launchOptions.args ?? []), certificate.trusted];
  const browser = await chromium.launch({ ...launchOptions, args });
  const env = { CLOCK: 'system', TRUST_PROXY: '1', SSR_TIMEOUT_MS: process.env.SSR_TIMEOUT_MS ?? '500' };
  const site = await Site.start({ env });
  const clientRendered = await Site.start({ env: { ...env, SSR_TIMEOUT_MS: '0' } });
  const bench = await BenchSite.start(clientRendered.url, programs);
  const mothers = {
    product: await Mother.register(site.url),
    beside: await Mother.register(clientRendered.url),
  };
  for (const mother of Object.values(mothers)) await mother.live(new Date());
  const before = {
    bench: await Http2Proxy.start(bench.url, certificate),
    product: await Http2Proxy.start(site.url, certificate),
  };
  const variants: Variant[] = [
    { name: 'floor', url: `${before.bench.url}/floor`, mother: mothers.beside, pages: ['/'] },
    { name: 'one bundle', url: before.bench.url, mother: mothers.beside, pages: PAGES },
    { name: 'product', url: before.product.url, mother: mothers.product, pages: PAGES },
  ];
  const measured: Measured[] = [];
  let scores: LighthouseScores[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1)
      for (const profile of PROFILES)
        for (const path of PAGES)
          for (const variant of variants.filter(({ pages }) => pages.includes(path))) {
            const isFloor = variant.name === 'floor';
            const visits = await coldAndRepeat(browser, variant, isFloor ? '' : path, profile);
            measured.push({ variant: variant.name, path, profile, ...visits });
          }
    scores = await lighthouseOf({ url: before.product.url, mother: mothers.product, args, launchOptions });
  } finally {
    await browser.close();
    await Promise.all(Object.values(before).map((proxy) => proxy.stop()));
    bench.stop();
    await Promise.all([site.stop(), clientRendered.stop()]);
    await certificate.remove();
  }
  const figures = summaries(measured);
  const file = writeFigures('web', { runs: RUNS, profiles, figures, lighthouse: scores });
  console.log(
    `\n${webTable(figures)}\nLighthouse, a member’s Home: ${JSON.stringify(scores)}\n${RUNS} runs; ${file}`,
  );
});
