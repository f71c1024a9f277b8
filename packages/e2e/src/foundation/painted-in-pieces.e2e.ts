import { InPieces } from '../kit/in-pieces';
import { expectStill, watchShifts } from '../kit/shifts';
import { expect, memberTest as test } from '../kit/test';

test.use({ serviceWorkers: 'block' });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  test(`a picture that comes in pieces moves nothing at ${viewport.width}`, async ({
    browser,
    page,
    here,
  }) => {
    const slow = await InPieces.before(here.url);
    const storageState = await page.context().storageState({ indexedDB: false });
    const origins = storageState.origins.map((each) => ({ ...each, origin: slow.url }));
    const onSlowLine = await browser.newContext({
      baseURL: slow.url,
      storageState: { ...storageState, origins },
      viewport,
      serviceWorkers: 'block',
    });
    try {
      const there = await onSlowLine.newPage();
      await watchShifts(there);
      for (const path of ['/', '/nutrition', '/calendar', '/progress']) {
        const document = await there.goto(path);
        expect(await document?.text(), path).toContain('data-painted=');
        await expect(there.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(there.getByRole('navigation', { name: 'Main' }), path).toBeVisible();
        await there.waitForLoadState('networkidle');
        await expectStill(there);
      }
    } finally {
      await onSlowLine.close();
      slow.stop();
    }
  });
