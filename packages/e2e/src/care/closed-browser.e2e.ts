import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { headless } from '../kit/browser';
import { eraseMember, expectingMother, nursingMother, registerMember, type Profile } from '../kit/member';
import { expect, test } from '../kit/test';
import { keepNow, readsKept } from '../kit/worker';

test.setTimeout(120_000);

/** What begins in one browser and goes on in another, of the same profile on her device. */
async function overARestart(
  baseURL: string | undefined,
  profile: Profile,
  { begin, goesOn }: Record<'begin' | 'goesOn', (page: Page) => Promise<void>>,
) {
  const folder = test.info().outputPath('browser');
  const open = (offline: boolean): Promise<BrowserContext> =>
    chromium.launchPersistentContext(folder, { ...headless, baseURL, offline, serviceWorkers: 'allow' });
  const before = await open(false);
  let page = await before.newPage();
  const member = await registerMember(page, profile);
  await begin(page);
  await readsKept(page, 'baby-log');
  await keepNow(page);
  await before.close();

  const night = await open(true);
  await goesOn(await night.newPage());
  await night.close();

  const after = await open(false);
  page = await after.newPage();
  await goesOn(page);
  await eraseMember(page, member);
  await after.close();
}

/** Minutes and seconds that a timer shows, as seconds. */
async function shown(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
}

test('a feed runs on over a restart of the browser, also without a network, from where it began', async ({
  baseURL,
}) => {
  let began = 0;
  await overARestart(baseURL, nursingMother, {
    begin: async (page) => {
      await page.goto('/care/feeding');
      await page.getByRole('button', { name: /^Left/ }).click();
      await expect(page.getByRole('button', { name: /^Left .* Running/ })).toBeVisible();
      began = Date.now() - (await shown(page)) * 1000;
    },
    goesOn: async (page) => {
      await page.goto('/care/feeding');
      await expect(page.getByRole('button', { name: /^Left .* Running/ })).toBeVisible();
      await expect
        .poll(async () => Math.abs((Date.now() - began) / 1000 - (await shown(page))))
        .toBeLessThan(4);
    },
  });
});

test('a contraction runs on over a restart of the browser, also without a network, from where it began', async ({
  baseURL,
}) => {
  let began = 0;
  await overARestart(
    baseURL,
    { ...expectingMother, pregnancyWeek: 38 },
    {
      begin: async (page) => {
        await page.goto('/care/contractions');
        await page.getByRole('button', { name: 'Start' }).click();
        await expect(page.getByRole('button', { name: 'It’s over' })).toBeVisible();
        began = Date.now() - (await shown(page)) * 1000;
      },
      goesOn: async (page) => {
        await page.goto('/care/contractions');
        await expect(page.getByRole('button', { name: 'It’s over' })).toBeVisible();
        await expect
          .poll(async () => Math.abs((Date.now() - began) / 1000 - (await shown(page))))
          .toBeLessThan(4);
      },
    },
  );
});
