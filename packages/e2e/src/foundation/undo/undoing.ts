import type { Locator, Page } from '@playwright/test';
import type { User } from '@nestwell/contracts/account';
import { expect } from '../../kit/test';
import { toastOn } from '../../kit/toast';
import { zoneHeader } from '../../kit/zone';

/** One thing that can be taken back, and where it is seen. */
export interface Undoing {
  /** As a mother would say it. */
  what: string;
  path: string;
  seed?: (page: Page, member: User) => Promise<unknown>;
  /** Deletes or completes it. */
  act: (page: Page) => Promise<unknown>;
  /** What shows that it is as before; it does not show in between. */
  before: (page: Page) => Locator;
  /** Brings that into sight on a page that begins elsewhere. */
  look?: (page: Page) => Promise<unknown>;
}

/** Does it, takes it back, and looks at the page once more as it comes anew. */
export async function takeBack(page: Page, member: User, undoing: Undoing): Promise<void> {
  const { path, seed, act, before, look } = undoing;
  await seed?.(page, member);
  await page.goto(path);
  await look?.(page);
  await expect(before(page)).toBeVisible();

  await act(page);
  const undo = toastOn(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await expect(before(page)).toHaveCount(0);

  await undo.click();
  await expect(toastOn(page)).toContainText(/^(Taken back|Moved back)/);
  await expect(before(page)).toBeVisible();
  await page.reload();
  await look?.(page);
  await expect(before(page)).toBeVisible();
}

/** Makes something for her beside the browser. @returns what was made */
export async function make<Made = { id: string }>(page: Page, path: string, data: unknown): Promise<Made> {
  const answer = await page.request.post(path, { data, headers: zoneHeader });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Made;
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const press = (page: Page, name: string | RegExp) => button(page, name).first().click();
/** A row of a list that says so. */
export const row = (page: Page, list: string, words: string | RegExp) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: words });
