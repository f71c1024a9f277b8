import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { InPieces } from '../kit/in-pieces';
import { expectStill, watchShifts } from '../kit/shifts';
import { expect, memberTest as test } from '../kit/test';

type Seen = (there: Page, path: string) => Promise<void>;

/** Opens these pages of a site whose documents come in pieces, and sees nothing move. */
async function staysStill(
  browser: Browser,
  site: string,
  {
    paths,
    seen,
    options,
  }: {
    paths: string[];
    seen: Seen;
    options: (slow: InPieces) => BrowserContextOptions | Promise<BrowserContextOptions>;
  },
): Promise<void> {
  const slow = await InPieces.before(site);
  const context = { baseURL: slow.url, serviceWorkers: 'block', ...(await options(slow)) } as const;
  const onSlowLine = await browser.newContext(context);
  try {
    const there = await onSlowLine.newPage();
    await watchShifts(there);
    for (const path of paths) {
      const document = await there.goto(path);
      expect(await document?.text(), path).toContain('data-ssr-for=');
      await expect(there.getByRole('heading', { level: 1 }), path).toBeVisible();
      await seen(there, path);
      await there.waitForLoadState('networkidle');
      await expectStill(there);
    }
  } finally {
    await onSlowLine.close();
    slow.stop();
  }
}

/** The same at every width: a phone in every run, a desk in long ones. */
export function comesInPieces(viewport: { width: number; height: number }): void {
  test.use({ serviceWorkers: 'block' });

  test(`a picture that comes in pieces moves nothing at ${viewport.width}`, async ({
    browser,
    page,
    here,
  }) => {
    await staysStill(browser, here.url, {
      paths: ['/', '/nutrition', '/calendar', '/progress', '/care', '/care/feeding'],
      seen: (there, path) => expect(there.getByRole('navigation', { name: 'Main' }), path).toBeVisible(),
      options: async (slow) => ({ viewport, storageState: await slow.stateOf(page.context()) }),
    });
  });

  test(`nor do those that visitors see at ${viewport.width}`, async ({ browser, here }) => {
    await staysStill(browser, here.url, {
      paths: ['/onboarding', '/checkout', '/support', '/terms'],
      seen: (there, path) =>
        expect(there.getByRole('button', { name: 'Is this urgent?' }), path).toBeVisible(),
      options: () => ({ viewport }),
    });
  });
}
