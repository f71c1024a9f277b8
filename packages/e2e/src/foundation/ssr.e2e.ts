import { areas } from '../kit/altered-checkout';
import { holdScripts } from '../kit/held-scripts';
import { screens } from '../kit/screens';
import { expectStill, watchShifts } from '../kit/shifts';
import { expect, memberTest, test } from '../kit/test';

for (const each of [test, memberTest]) each.use({ serviceWorkers: 'block' });

memberTest(
  'a browser in a new zone is rendered right at its second page, and nothing moves at its first',
  async ({ page, browser, baseURL }) => {
    const storageState = await page.context().storageState({ indexedDB: false });
    const zone = 'Pacific/Auckland';
    const kept = { baseURL, storageState, timezoneId: zone, serviceWorkers: 'block' } as const;
    const away = await browser.newContext(kept);
    try {
      const there = await away.newPage();
      await watchShifts(there);
      const first = await there.goto('/');
      expect(await first?.text()).toMatch(/data-ssr-for="[\w-]+ (?!Pacific)/);
      await expect(there.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();
      await there.waitForLoadState('networkidle');
      await expectStill(there);

      for (const path of ['/', '/nutrition', '/calendar']) {
        const letGo = await holdScripts(there);
        await there.goto(path, { waitUntil: 'commit' });
        const heading = there.getByRole('heading', { level: 1 });
        await expect(heading, path).toBeVisible();
        await expect(there.locator('#root')).toHaveAttribute('data-ssr-for', new RegExp(`${zone}$`));
        const mark = await heading.evaluateHandle((node) => node);
        letGo();
        await there.waitForLoadState('networkidle');
        expect(await mark.evaluate((node) => node.isConnected), path).toBe(true);
        await expectStill(there);
        await there.unrouteAll({ behavior: 'ignoreErrors' });
      }
    } finally {
      await away.close();
    }
  },
);

memberTest('every module renders its part of Home', async ({ page }) => {
  await page.goto('/');

  const renderers = (await page.locator('#root').getAttribute('data-ssr-releases')) ?? '';
  expect(
    renderers
      .split(' ')
      .map((owner) => owner.replace(/@.*/, ''))
      .toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(areas);
});

memberTest('urgent help answers before the page does, and is not taken away from her', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const way = page.getByRole('button', { name: 'Is this urgent?' });
  const help = page.getByRole('dialog', { name: 'Is this urgent?' });
  await way.click();
  await expect(help.getByRole('link', { name: 'Call 911' })).toBeVisible();
  await screens(page, 'early-help');

  letGo();
  await page.waitForLoadState('networkidle');
  await expect(help.getByRole('link', { name: 'Call 911' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  await way.click();
  await expect(help.getByRole('button', { name: 'Close' })).toBeVisible();
});

memberTest('what urgent help says beside its numbers comes as soon as the page answers', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const way = page.getByRole('button', { name: 'Is this urgent?' });
  await way.click();
  await page.getByRole('button', { name: 'See everything urgent' }).click();
  await expect(page.getByRole('link', { name: 'Call 911' })).toBeVisible();

  letGo();

  const help = page.getByRole('dialog', { name: 'Is this urgent?' });
  await expect(help.getByRole('list', { name: 'Signs that need care now' })).toBeVisible();
  await expect(help).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(way).toBeFocused();
});

memberTest('server HTML on a tablet that is turned has its columns beside each other', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toHaveAttribute('data-packed');

  await page.setViewportSize({ width: 1024, height: 768 });

  const covered = () =>
    page.locator('[data-columns] > *').evaluateAll((parts) => {
      const places = parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0);
      const isOver = (one: DOMRect, other: DOMRect) =>
        one.left < other.right - 1 &&
        other.left < one.right - 1 &&
        one.top < other.bottom - 1 &&
        other.top < one.bottom - 1;
      return places.flatMap((one, at) => places.slice(at + 1).filter((other) => isOver(one, other))).length;
    });
  await expect.poll(covered).toBe(0);
});
