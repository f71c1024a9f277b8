import type { Locator, Page } from '@playwright/test';
import { movedInLayers } from '../kit/moved';
import { expect } from '../kit/test';

const typedIn = (layer: Locator) =>
  layer
    .locator('input, textarea, select')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** What a layer holds stayed where it was since it opened. Help opens over it without leaving it, by a real press, and closing it leads back to the layer as it was. */
export async function expectHelpOver(page: Page, layer: Locator): Promise<void> {
  await expect(layer).toBeVisible();
  await expect(layer.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await movedInLayers(page)).toEqual([]);
  const before = await typedIn(layer);
  await layer.evaluate((sheet) => {
    for (const part of [sheet, ...sheet.querySelectorAll('*')]) part.scrollTop = part.scrollHeight;
  });
  const help = layer.getByRole('button', { name: 'Is this urgent?' });
  await expect(help).toBeInViewport({ ratio: 1 });
  const { x, y, width, height } = (await help.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await page.mouse.click(x + width / 2, y + height / 2);

  const panel = page.getByRole('dialog', { name: 'Is this urgent?' });
  await expect(panel.getByRole('link', { name: 'Call 911' })).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  // The layer is out of reach of assistive technology while the panel is above it.
  await expect(help).toHaveCount(0);
  await page.keyboard.press('Escape');

  await expect(layer).toBeVisible();
  await expect(help).toBeFocused();
  expect(await typedIn(layer)).toEqual(before);
}

export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
export const question = (page: Page, name: string | RegExp) => page.getByRole('alertdialog', { name });
export const press = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name }).first().click();

/** Over the question that a form with her words asks before it goes; then lets them go. */
export async function expectHelpOverKeeping(page: Page): Promise<void> {
  const asked = question(page, /what you wrote\?$/);
  await expectHelpOver(page, asked);
  await press(asked, 'Let it go');
  await expect(asked).toHaveCount(0);
}
