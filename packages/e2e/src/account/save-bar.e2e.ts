import type { User } from '@nestwell/contracts/account';
import type { Page } from '@playwright/test';
import { largeText } from '../kit/large-text';
import { expect, memberTest as test } from '../kit/test';
import { toastOn } from '../kit/toast';
import { zoneHeader } from '../kit/zone';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

/** Settings with something to save, and something to be told of. */
async function editedAndTold(page: Page, { id: userId }: User): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Mara');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  const dueDateTime = new Date(Date.now() + 10 * 60_000).toISOString();
  const data = { userId, title: 'Take iron', type: 'medication', recurring: 'weekly', dueDateTime };
  expect((await page.request.post('/api/reminders', { data, headers: zoneHeader })).ok()).toBe(true);
  // She looks at it again.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(toastOn(page).getByText(/^Take iron in/)).toBeVisible({ timeout: 70_000 });
}

/** How far the toast stands above the button, where nothing else lifts it, and both beside the middle of the page. */
const placesOf = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const shown = document.querySelector('.nw-toast');
    const boxOf = (element: Element | null) => element?.getBoundingClientRect();
    const [toast, bar, main] = [
      shown,
      document.querySelector('.nw-savebar'),
      document.querySelector('main'),
    ].map(boxOf);
    if (!shown || !toast || !bar || !main) throw new Error('one of them is not there');
    const lift = parseFloat(getComputedStyle(shown).getPropertyValue('--nw-toast-lift')) || 0;
    const middle = ({ left, right }: DOMRect) => (left + right) / 2;
    return {
      above: bar.top - toast.bottom - lift,
      under: innerHeight - bar.bottom,
      beside: [toast, bar].map((box) => Math.abs(middle(box) - middle(main))),
    };
  });

for (const { name, size, isLarge = false, isAtSide = false, under } of [
  { name: 'on a phone', size: phone, under: 133 },
  { name: 'on a phone with text of twice the size', size: phone, isLarge: true, under: 100 },
  { name: 'at a desk', size: desk, under: 104 },
  { name: 'at a desk with the places at the side', size: desk, isAtSide: true, under: 24 },
])
  test(`what she is told of stands just above the button that saves, ${name}`, async ({ page, member }) => {
    await page.setViewportSize(size);
    if (isAtSide) await page.addInitScript(() => localStorage.setItem('shell.places', 'side'));
    if (isLarge) await (await largeText(page))('/settings');
    else await page.goto('/settings');
    await editedAndTold(page, member);

    const places = await placesOf(page);
    expect(places.above).toBeGreaterThanOrEqual(8);
    expect(places.above).toBeLessThanOrEqual(32);
    expect(Math.abs(places.under - under)).toBeLessThan(2);
    for (const beside of places.beside) expect(beside).toBeLessThan(2);
  });
