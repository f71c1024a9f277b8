import type { User } from '@nestwell/contracts/account';
import type { Page } from '@playwright/test';
import { expectStill, watchShifts } from '../kit/shifts';
import { expect, memberTest as test } from '../kit/test';
import { toastOn } from '../kit/toast';
import { zoneHeader } from '../kit/zone';
import { logFood } from './on-home';

/** Something to be told of at once; what comes every week is not also announced at eight in the morning. */
async function remindSoon(page: Page, { id: userId }: User): Promise<void> {
  const dueDateTime = new Date(Date.now() + 10 * 60_000).toISOString();
  const data = { userId, title: 'Take iron', type: 'medication', recurring: 'weekly', priority: 'high' };
  const made = await page.request.post('/api/reminders', {
    data: { ...data, dueDateTime },
    headers: zoneHeader,
  });
  expect(made.ok(), await made.text()).toBe(true);
}

/** The toast's places, frame by frame, while the sheet of _Log Your Meal_ comes and for a moment after. */
const placesWhile = (page: Page) =>
  logFood(page).evaluate(async (button) => {
    const places: { top: number; bottom: number; isOverSheet: boolean }[] = [];
    const begun = performance.now();
    // Not as a press, which a browser takes for the reason of whatever moves within half a second.
    (button as HTMLElement).click();
    while (performance.now() - begun < 1200) {
      await new Promise(requestAnimationFrame);
      const toast = document.querySelector('.nw-toast')?.getBoundingClientRect();
      const isOverSheet = document.querySelector('.nw-sheet') !== null;
      if (toast) places.push({ top: toast.top, bottom: toast.bottom, isOverSheet });
    }
    return places;
  });

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(`a toast stays in the window as a sheet opens, and shifts nothing, at ${width}`, async ({
    page,
    member,
  }) => {
    await remindSoon(page, member);
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await page.goto('/');
    await expect(toastOn(page).getByText(/^Take iron in/)).toBeVisible({ timeout: 20_000 });

    const places = await placesWhile(page);
    expect(places.filter(({ top, bottom }) => top < 0 || bottom > height)).toEqual([]);
    const [first, ...rest] = places.filter(({ isOverSheet }) => isOverSheet);
    expect(first?.top).toBeLessThan(height / 2);
    expect(rest.map(({ top }) => top)).toEqual(rest.map(() => first?.top));
    await expectStill(page);
  });
