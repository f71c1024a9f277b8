import type { BrowserContext, Page } from '@playwright/test';
import { nursingMother, registerMember } from '../kit/member';

export async function share(page: Page, words: string) {
  await page.getByRole('button', { name: 'New Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share with Community' });
  await dialog.getByLabel('Your post').fill(words);
  await dialog.getByRole('button', { name: 'Share post' }).click();
  return dialog;
}

export const postOf = (page: Page, words: string) =>
  page.getByRole('feed', { name: 'Posts' }).getByRole('article').filter({ hasText: words });

/** Another mother in a browser of her own. */
export async function another(context: BrowserContext, url: string, name: string) {
  const page = await context.newPage();
  return { page, user: await registerMember(page, { ...nursingMother, name }, url) };
}
