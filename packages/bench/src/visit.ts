import type { Page, Request } from '@playwright/test';

/** Until greeting and today's numbers are there: requests, kilobytes as sent, milliseconds since the click. */
export interface Visit {
  requests: number;
  kilobytes: number;
  scriptKilobytes: number;
  firstPaint: number;
  content: number;
}

export async function seeHomeContent(page: Page): Promise<Visit> {
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  page.on('request', note);
  await page.goto('/', { waitUntil: 'commit' });
  const content = await page.waitForFunction(() => {
    const numbers = ['home.calories@1', 'home.hydration@1'].map((slot) =>
      document.querySelector(`[data-slot="${slot}"] [role=img]`),
    );
    const isThere = document.querySelector('h1')?.textContent && numbers.every((number) => number !== null);
    return isThere ? performance.now() : 0;
  });
  page.off('request', note);
  const milliseconds = await content.jsonValue();
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  const sizes = await Promise.all(requests.map(sentBytes));
  const isScript = (index: number) => requests[index]?.resourceType() === 'script';
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0) / 1000;
  return {
    requests: requests.length,
    kilobytes: sum(sizes),
    scriptKilobytes: sum(sizes.filter((_, index) => isScript(index))),
    firstPaint,
    content: milliseconds,
  };
}

/** Bytes on the wire; none for what came from the browser's cache. */
async function sentBytes(request: Request): Promise<number> {
  const response = await request.response();
  if (response === null || request.timing().responseStart < 0) return 0;
  const { responseBodySize } = await request.sizes();
  return Math.max(0, responseBodySize);
}
