import type { APIRequestContext } from '@playwright/test';
import { registerMember } from '../kit/member';
import { Site } from '../kit/site';
import { expect, test } from '../kit/test';

const MB = 2 ** 20;

async function paint(request: APIRequestContext, url: string, amount: number) {
  for (let count = 0; count < amount; count += 1)
    // Each another address: a picture of the last seconds would be shown again.
    expect(await (await request.get(`${url}/?visit=${amount}-${count}`)).text()).toContain('data-painters=');
}

/** Modules begin anew with each picture: what one of them left behind would be left some hundred times an hour. */
test('four hundred pictures leave nothing behind in the thread that paints', async ({ page }) => {
  test.setTimeout(300_000);
  const site = await Site.start({ watched: true });
  try {
    await registerMember(page, undefined, site.url);
    await paint(page.request, site.url, 150);
    const before = await site.strain();
    await paint(page.request, site.url, 400);
    const after = await site.strain();
    expect((after.rss - before.rss) / MB).toBeLessThan(50);
  } finally {
    await site.stop();
  }
});
