import { screens } from '../kit/screens';
import { expectStill, watchShifts } from '../kit/shifts';
import { expect, memberTest, test } from '../kit/test';
import { keepsItsShape } from './keeps-its-shape';
import { expectLoaded } from './shape';

test.describe('a member with much on Home', keepsItsShape);

memberTest(
  'a new and empty Home, and one with a paused pregnancy, keep their shape',
  async ({ page, member }) => {
    await watchShifts(page);
    await page.goto('/');
    await expectLoaded(page);
    await expectStill(page);
    const paused = await page.request.put(`/api/users/${member.id}`, {
      data: { isPregnant: true, pregnancyWeek: 24, pregnancyPaused: true },
    });
    expect(paused.ok(), await paused.text()).toBe(true);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Someone to talk to' })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectStill(page);
    await expect(page.getByRole('region', { name: 'Baby development' })).toHaveCount(0);
    await expect(page.getByText(/Week \d/)).toHaveCount(0);
  },
);

for (const [who, stage] of [
  ['without a date', { isPregnant: true, dueDate: null }],
  ['in week 2', { isPregnant: true, pregnancyWeek: 2 }],
  ['in week 24', { isPregnant: true, pregnancyWeek: 24 }],
  ['15 months after birth', { isPregnant: false, monthsPostpartum: 15 }],
  ['past two years', { isPregnant: false, babyBornOn: '2024-01-10' }],
] as const) {
  memberTest(`${who} what she came to do stands above the bar`, async ({ page, member }) => {
    const changed = await page.request.put(`/api/users/${member.id}`, { data: stage });
    expect(changed.status(), await changed.text()).toBe(200);
    await watchShifts(page);
    await page.goto('/');
    await expectLoaded(page);

    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    for (const name of ['One-Tap Health Sync', 'Log Food', 'Workout']) {
      const act = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
      const place = await act.first().boundingBox();
      expect([name, (place?.y ?? Infinity) + (place?.height ?? 0) < (bar?.y ?? 0)]).toEqual([name, true]);
    }
    await expectStill(page);
    await screens(page, `home-${who.replaceAll(' ', '-')}`, false);
  });
}

memberTest.describe('on a slow line', () => {
  // What a service worker fetches cannot be held back.
  memberTest.use({ serviceWorkers: 'block' });

  memberTest('typefaces that arrive after the words move nothing', async ({ page }) => {
    const heldBack: (() => void)[] = [];
    let isHeld = true;
    await page.route('**/*.woff2', async (route) => {
      if (isHeld) await new Promise<void>((resolve) => heldBack.push(resolve));
      await route.continue();
    });
    await watchShifts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expectLoaded(page);
    const arrived = () =>
      page.evaluate(
        () =>
          [...document.fonts].filter(({ family, status }) => /Variable/.test(family) && status === 'loaded')
            .length,
      );
    // They are asked for once all else has come.
    await expect.poll(() => heldBack.length).toBeGreaterThan(1);
    expect(await arrived()).toBe(0);

    isHeld = false;
    for (const release of heldBack) release();
    await expect.poll(arrived).toBeGreaterThan(1);
    await expectStill(page);
  });
});

memberTest('keys go through Home in the order the eyes do', async ({ page }) => {
  await page.goto('/');
  await expectLoaded(page);
  const places: number[] = [];
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    const top = await page.evaluate(() => {
      const { activeElement } = document;
      const fixed = activeElement?.closest('nav, footer, [data-slot="home.quick-log@1"]');
      const row = activeElement?.closest('[data-slot]');
      return fixed || !row ? null : Math.round(row.getBoundingClientRect().top + scrollY);
    });
    if (top !== null) places.push(top);
  }
  expect(places.length).toBeGreaterThan(8);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
