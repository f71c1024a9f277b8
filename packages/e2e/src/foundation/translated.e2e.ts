import type { Page } from '@playwright/test';
import { goElsewhere, goInPlace } from '../kit/in-place';
import { expect, memberTest as test } from '../kit/test';
import { translate } from '../kit/translator';
import { fillScreens } from './routes';

test.use({ serviceWorkers: 'block' });

const failures = (page: Page) => page.locator('[data-failed]');
const capitals = async (page: Page) => (await main(page).textContent())?.toUpperCase();
const main = (page: Page) => page.getByRole('main');

test('a page that her browser translates goes on working, and shows what has changed', async ({
  page,
  member,
}) => {
  await fillScreens(page, member);
  const plain = await page.context().newPage();
  await translate(page);
  await page.goto('/');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/MAYA/);

  for (const path of ['/nutrition', '/calendar', '/care', '/wellness', '/progress']) {
    await goElsewhere(page, path);
    await expect(main(page).getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(failures(page), path).toHaveCount(0);
  }
  for (const query of ['tab=trends', 'tab=trends&range=year', 'tab=goals', 'tab=trends&range=month']) {
    const path = `/progress?${query}`;
    await goInPlace(page, path);
    await plain.goto(path);
    await expect(failures(page), path).toHaveCount(0);
    await expect(main(plain).getByRole('heading', { level: 2 }).first(), path).toBeVisible();
    await expect(async () => expect(await capitals(page)).toBe(await capitals(plain)), path).toPass();
  }
});
