import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AlteredCheckout } from '../kit/altered-checkout';
import { nursingMother, registerMember } from '../kit/member';
import { freePort, Program } from '../kit/process';
import { expect, test } from '../kit/test';
import { currentVersion, previewVariant } from '../kit/variant';
import { remembersThisPage } from './victim';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const DEV = 'packages/build/bin/dev.mjs';

test('one module is hot on a running site, with the session, what is typed and everything else of that site', async ({
  page,
  startSite,
}) => {
  test.setTimeout(180_000);
  const site = await startSite();
  const checkout = await AlteredCheckout.copy();
  const port = await freePort();
  const dev = new Program(process.execPath, [join(checkout.folder, DEV), 'community', '--site', site.url], {
    ...process.env,
    PORT: `${port}`,
  });
  try {
    await registerMember(page, nursingMother, site.url);
    const address = `http://localhost:${port}/`;
    await expect(async () => expect((await page.goto(address))?.status()).toBe(200)).toPass({
      timeout: 90_000,
    });

    await expect(page.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();
    await expect(page.locator('[data-remote="community@dev"]').first()).toBeAttached();
    const version = await currentVersion(site, 'nutrition');
    await expect(page.locator(`[data-remote="nutrition@${version}"]`).first()).toBeAttached();

    await test.step('a preview is confirmed, shown beside the hot module, and left', async () => {
      await previewVariant(site, 'nutrition', { version: 'v42' }, 'pr-42');
      await page.goto(`${address}?with=nutrition@pr-42`);
      await page.getByRole('button', { name: 'Open preview' }).click();
      await expect(page).toHaveURL(address);
      await expect(page.locator('[data-remote="nutrition@v42"]').first()).toBeAttached();
      await expect(page.locator('[data-remote="community@dev"]').first()).toBeAttached();
      await page.getByRole('link', { name: 'Leave preview' }).click();
      await expect(page.locator(`[data-remote="nutrition@${version}"]`).first()).toBeAttached();
    });

    const file = join(checkout.folder, 'mfe-community/src/features/latest-post/latest-post.tsx');
    const source = await readFile(file, 'utf8');
    await writeFile(file, source.replace('Start the conversation', 'Say something new'));
    await expect(page.getByRole('link', { name: 'Say something new' })).toBeVisible({ timeout: 30_000 });

    await test.step('what she types stays while its form changes', async () => {
      await page.goto(`${address}community`);
      await page.getByRole('button', { name: 'New Post' }).click();
      await page.getByLabel('Your post').fill('Twelve minutes. Counting it.');
      const isSamePage = await remembersThisPage(page);
      const form = join(checkout.folder, 'mfe-community/src/features/feed/composer.tsx');
      const words = await readFile(form, 'utf8');
      await writeFile(form, words.replace('title="Share with Community"', 'title="Tell the others"'));
      await expect(page.getByRole('dialog', { name: 'Tell the others' })).toBeVisible({ timeout: 30_000 });
      await expect(page.getByLabel('Your post')).toHaveValue('Twelve minutes. Counting it.');
      expect(await isSamePage()).toBe(true);
    });
  } finally {
    await dev.stop();
    await checkout.remove();
  }
});

test('a second site is never started on a taken port: it says who holds it', async ({ site }) => {
  const dev = new Program(process.execPath, [join(repository, DEV), 'community'], {
    ...process.env,
    SERVICES_URL: site.url,
  });
  await expect.poll(() => dev.isRunning, { timeout: 30_000 }).toBe(false);

  expect(dev.output).toMatch(/Port \d+, which the services need, is held by .*services.*process \d+/);
  expect(dev.output).toContain(`pnpm dev community --site http://localhost:${new URL(site.url).port}`);
});
