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

/** Large enough, inside the window, and no other floating thing that can be pressed reaches into it. */
export const expectInPlace = (page: Page): Promise<Box> => expectPlace(page);

async function expectPlace(page: Page, scrolledTo?: 'top' | 'end'): Promise<Box> {
  let box: Box = { x: 0, y: 0, width: 0, height: 0 };
  const wrong = async () => {
    const place = await button(page).evaluate(placeOf, scrolledTo);
    box = place.box;
    return place.wrong;
  };
  await expect.poll(wrong).toEqual([]);
  return box;
}

/** Runs in the page, in one go: asked one by one, its questions took longer than the screen took to load. */
async function placeOf(help: HTMLElement | SVGElement, scrolledTo?: 'top' | 'end') {
  if (scrolledTo) {
    const top = scrolledTo === 'top' ? 0 : document.body.scrollHeight;
    scrollTo({ top, behavior: 'instant' });
  }
  const seen = await new Promise<IntersectionObserverEntry | undefined>((resolve) =>
    new IntersectionObserver(([entry], observer) => {
      observer.disconnect();
      resolve(entry);
    }).observe(help),
  );
  const { x, y, width, height } = help.getBoundingClientRect();
  const wrong: string[] = [];
  if ((seen?.intersectionRatio ?? 0) < 1) wrong.push('it is not whole in the window');
  if (Math.min(width, height) < 44) wrong.push(`it is ${width} by ${height} px`);
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  if (scrolledTo && !help.contains(met)) wrong.push(`a press meets ${met?.outerHTML.slice(0, 80)}`);

  // What can be pressed and does not scroll with the page: the bowl's links, a quick action, Save Changes, a toast.
  const isFixed = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
  for (const other of document.querySelectorAll('a, button')) {
    const its = other.getBoundingClientRect();
    const isOver =
      Math.min(x + width, its.right) > Math.max(x, its.left) &&
      Math.min(y + height, its.bottom) > Math.max(y, its.top);
    if (isOver && other !== help && isFixed(other)) wrong.push(`“${other.textContent}” reaches into it`);
  }
  return { box: { x, y, width, height }, wrong };
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

/** It stands there at the top and at the end of the screen, and a press there meets it. */
export async function expectWithinReach(page: Page): Promise<Box> {
  await expectPlace(page, 'top');
  return expectPlace(page, 'end');
}

/** Within reach; one tap without scrolling opens it, Escape leads back. */
export async function expectOneTapHere(page: Page, path: string): Promise<void> {
  const { x, y, width, height } = await expectWithinReach(page);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(signs(page), path).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: /^Call 911/ })).toHaveAttribute('href', 'tel:911');
  // The mothers of these tests live in Toronto: her own line, and none that would not connect.
  await expect(dialog(page).getByRole('link', { name: /Call .* 988$/ })).toHaveAttribute('href', 'tel:988');
  await expect(dialog(page).getByRole('link', { name: /833|999|000/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
}
