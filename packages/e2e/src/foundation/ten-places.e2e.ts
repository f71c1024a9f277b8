import type { Locator, Page } from '@playwright/test';
import type { PageEntry, Registry } from '@nestwell/contracts/delivery';
import { axeCheck } from '../kit/axe';
import { largeText, textTrouble } from '../kit/large-text';
import { screens } from '../kit/screens';
import { expect, memberTest as test } from '../kit/test';

test.use({ serviceWorkers: 'block' });

const care: PageEntry = {
  path: '/care',
  title: 'Care',
  about: 'Feeds, movements, body after birth',
  nav: { label: 'Care', icon: 'page', order: 7.5 },
};

/** As if a further module were released that asks for a place. */
const withTenth = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(id="nestwell-registry">)([^<]*)/,
      (_, tag: string, json: string) => {
        const registry = JSON.parse(json) as Registry;
        registry.remotes.community?.pages.push(care);
        return tag + JSON.stringify(registry).replaceAll('<', '\\u003c');
      },
    );
    await route.fulfill({ response, body });
  });

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('a tenth place stands behind More: the bar, both eggs, keyboard and Back work while it is open', async ({
  page,
}) => {
  await withTenth(page);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const more = bar.getByRole('button', { name: 'More' });
  const sheet = page.getByRole('dialog', { name: 'More places' });
  await expect(bar.getByRole('link')).toHaveCount(7);
  await screens(page, 'ten-places', false);

  // Nothing of the bar lies under an egg, and the eggs stand in its corners.
  for (const egg of [
    page.getByRole('button', { name: 'Is this urgent?' }),
    page.getByRole('button', { name: 'Quick log' }),
  ]) {
    const corner = await boxOf(egg);
    for (const place of [...(await bar.getByRole('link').all()), more]) {
      const box = await boxOf(place);
      const apart = box.x + box.width <= corner.x + 4 || corner.x + corner.width <= box.x + 4;
      expect(apart || box.y + box.height <= corner.y + 4).toBe(true);
    }
  }

  await more.press('Enter');
  await expect(sheet.getByRole('link')).toHaveCount(4);
  await axeCheck(page);
  await screens(page, 'ten-places-open', false);
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(more).toBeFocused();

  await more.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/');

  await more.click();
  await page.getByRole('button', { name: 'Quick log' }).click();
  await expect(page.getByRole('dialog', { name: 'More places' })).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await more.click();
  await sheet.getByRole('button', { name: 'Find or log anything' }).click();
  await expect(page.getByRole('combobox', { name: 'Go anywhere, log anything' })).toBeFocused();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();

  await more.click();
  await sheet.getByRole('link', { name: /Settings/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(more).toHaveAttribute('aria-current', 'page');
});

test('with text of twice the size all ten stand in one list', async ({ page }) => {
  await withTenth(page);
  const open = await largeText(page);
  await open('/');

  await page.getByRole('button', { name: 'Home, show all places' }).click();

  await expect(page.getByRole('dialog', { name: 'Places' }).getByRole('link')).toHaveCount(11);
  expect(await textTrouble(page)).toEqual([]);
});
