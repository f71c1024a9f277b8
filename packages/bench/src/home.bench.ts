import type { Browser, Page } from '@playwright/test';
import { registerMember } from '@nestwell/e2e/member';
import { test } from '@nestwell/e2e/test';
import { seeHomeContent, type Visit } from './visit';

const RUNS = 5;
/** The slow 4G of common web tools, and a phone's processor. */
const SLOW_4G = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const PHONE_SLOWDOWN = 4;

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
}

async function visitHome(browser: Browser, baseURL: string): Promise<{ cold: Visit; warm: Visit }> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await registerMember(page);
  await slowDown(page);
  const cold = await seeHomeContent(page);
  const warm = await seeHomeContent(page);
  await context.close();
  return { cold, warm };
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

function row(name: string, visits: Visit[]): string {
  const of = (measure: keyof Visit) => Math.round(median(visits.map((visit) => visit[measure])));
  return `| ${name} | ${of('requests')} | ${of('kilobytes')} | ${of('scriptKilobytes')} | ${of('firstPaint')} | ${of('content')} |`;
}

test('Home on slow 4G', async ({ browser, site }) => {
  const visits: Awaited<ReturnType<typeof visitHome>>[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await visitHome(browser, site.url));

  console.log(
    [
      '',
      '| Home, slow 4G, CPU 4× | Requests | kB | kB JS | First paint ms | Content ms |',
      '|---|---|---|---|---|---|',
      row(
        'cold',
        visits.map(({ cold }) => cold),
      ),
      row(
        'repeat',
        visits.map(({ warm }) => warm),
      ),
    ].join('\n'),
  );
});
