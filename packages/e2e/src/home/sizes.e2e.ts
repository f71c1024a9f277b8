import type { Page } from '@playwright/test';
import { expect, memberTest as test } from '../kit/test';
import { keepDays } from './on-home';
import { expectLoaded } from './shape';

test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ page, member }) => {
  await keepDays(page, member, 'Salmon Sweet Potato Bowl', {
    waterIntake: 12,
    sleepHours: 7.5,
    mood: 3,
    energyLevel: 4,
  });
  await page.goto('/');
  await expectLoaded(page);
});

/** How far the page can be scrolled sideways, in pixels. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Whether the words about calories and the figures of water lie over each other. */
async function figuresOverlap(page: Page): Promise<boolean> {
  const boxes = await Promise.all(
    [
      page.getByText(/^\d+ eaten of 2,600$/),
      page.getByRole('img', { name: /^Calories/ }),
      page.getByRole('img', { name: /^Hydration/ }),
      page.getByText('cups of water', { exact: true }),
    ].map((part) => part.boundingBox()),
  );
  return boxes.some((one, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          one !== null &&
          other !== null &&
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      ),
  );
}

/** Places in the bar whose word is wider than they are, so that it runs into the next one. */
const crampedPlaces = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((links) =>
      links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
    );

test('nothing on Home runs into its neighbour or off the screen, however wide it is', async ({ page }) => {
  for (const width of [320, 360, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => figuresOverlap(page), `${width} px`).toBe(false);
    expect(await overhang(page), `${width} px`).toBe(0);
    expect(await crampedPlaces(page), `${width} px`).toEqual([]);
  }
});

/** Places, and what stands beside them, that lie on each other or not wholly in the window. */
const crowdedFoot = (page: Page) =>
  page.evaluate(() => {
    const foot = [...document.querySelectorAll('.nw-bowl a, .nw-helpegg--bowl, .nw-quickegg')];
    const boxes = foot.map((part) => ({ part, box: part.getBoundingClientRect() }));
    const isOut = ({ left, right, bottom }: DOMRect) =>
      left < 0 || right > innerWidth || bottom > innerHeight;
    const isOn = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    return boxes
      .filter(
        ({ part, box }) => isOut(box) || boxes.some((other) => other.part !== part && isOn(box, other.box)),
      )
      .map(({ part }) => part.textContent);
  });

for (const [width, height] of [
  [667, 375],
  [844, 390],
  [932, 430],
] as const)
  test(`a phone that lies shows the places in one row, at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });

    await expect.poll(() => crowdedFoot(page)).toEqual([]);
    expect(await crampedPlaces(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect(bar?.height).toBeLessThan(height / 5);
  });

test('Home holds with text of twice the size', async ({ page }) => {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

  await expect.poll(() => figuresOverlap(page)).toBe(false);
  expect(await overhang(page)).toBe(0);
  expect(await crampedPlaces(page)).toEqual([]);
  const comparison = page.getByRole('region', { name: 'Baby development' }).getByRole('heading');
  const { width } = (await comparison.boundingBox()) ?? { width: 0 };
  expect(width, 'room for words, not for single letters').toBeGreaterThan(150);
});
