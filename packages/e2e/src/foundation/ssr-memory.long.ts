import { registerMember } from '../kit/member';
import { Site } from '../kit/site';
import { expect, test } from '../kit/test';

/** Of 192 MB that each of two render threads has, it ends before so many where a page leaves 0.2 MB behind. */
const PAGES = 2000;

/** Modules stay evaluated in a render thread: what one of them keeps of each page would end the thread. */
test(`${PAGES} pages leave nothing behind in the thread that renders`, async ({ page }) => {
  test.setTimeout(600_000);
  const site = await Site.start();
  try {
    await registerMember(page, undefined, site.url);
    for (let visit = 0; visit < PAGES; visit += 1)
      expect(await (await page.request.get(`${site.url}/?visit=${visit}`)).text()).toContain(
        'data-ssr-releases=',
      );
  } finally {
    await site.stop();
  }
});
