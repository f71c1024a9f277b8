import type { Page } from '@playwright/test';
import { expect } from '../kit/test';

export const button = (page: Page) => page.getByRole('button', { name: 'Is this urgent?' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Is this urgent?' });
export const signs = (page: Page) => dialog(page).getByRole('list', { name: 'Signs that need care now' });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (one: Box, other: Box) =>
  Math.min(one.x + one.width, other.x + other.width) > Math.max(one.x, other.x) &&
  Math.min(one.y + one.height, other.y + other.height) > Math.max(one.y, other.y);

/** Large enough, inside the window, and no other floating thing that can be pressed reaches into it. */
export async function expectInPlace(page: Page): Promise<Box> {
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  const box = (await button(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  for (const other of await floating(page)) expect(overlap(box, other), JSON.stringify(other)).toBe(false);
  return box;
}

/** What can be pressed and does not scroll with the page: the bowl's links, a quick action, Save Changes, a toast. */
const floating = (page: Page) =>
  page.evaluate(() => {
    const isFixed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
    return [...document.querySelectorAll('a, button')]
      .filter((element) => element.textContent !== 'Is this urgent?' && isFixed(element))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height, name: element.textContent };
      });
  });

export async function expectOneTap(page: Page, path: string): Promise<void> {
  await arriveAt(page, path);
  await page.setViewportSize(DESK);
  await expectWithinReach(page);
  await page.setViewportSize(PHONE);
  await expectOneTapHere(page, path);
}

export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const settled = page.getByRole('heading', { level: 1 }).or(page.getByRole('status'));
  await expect(settled.filter({ visible: true }).first()).toBeVisible();
}

export const DESK = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** On a desk and on a phone, by one visit: loading a screen takes longer than looking at it. */
export async function atEveryWidth(page: Page, look: () => Promise<void>): Promise<void> {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await look();
  }
}

/**
 * It stands there at the top and at the end of the screen, and a press there meets it. What the press opens is the same
 * at every width: it is opened at one.
 */
export async function expectWithinReach(page: Page): Promise<Box> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectInPlace(page);
  await expectMet(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expectMet(page);
  return expectInPlace(page);
}

const expectMet = (page: Page) =>
  expect
    .poll(() =>
      button(page).evaluate((it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    )
    .toBe(true);

/** Within reach; one tap without scrolling opens it, Escape leads back. */
export async function expectOneTapHere(page: Page, path: string): Promise<void> {
  const { x, y, width, height } = await expectWithinReach(page);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(signs(page), path).toContainText('Thoughts of harming yourself or your baby');
  // The mothers of these tests live in Toronto: her own line, and none that would not connect.
  await expect(dialog(page).getByRole('link', { name: /Call .* 988$/ })).toHaveAttribute('href', 'tel:988');
  await expect(dialog(page).getByRole('link', { name: /833|999|000/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
}
