import type { Page } from '@playwright/test';
import type { User } from '@nestwell/contracts/account';
import { nursingMother, registerMember } from '../kit/member';
import type { Site } from '../kit/site';
import { releasedPages } from '../kit/variant';

/** Words that stand in no page but hers. */
const wordsOf = ({ id, name, email }: User) => ({ id, name, 'e-mail address': email });

/** Members are told apart by their names: unlike any that a page might show. */
const memberCalled = (page: Page, site: Site, name: string) =>
  registerMember(page, { ...nursingMother, name }, site.url);

/**
 * Asks for each page of a module, and for Home, as one member and then as another. @returns what the second one's hold of
 * the first; throws where the module renders none of them, of which nothing could be said
 */
export async function tracesLeft(page: Page, site: Site, id: string): Promise<string[]> {
  const paths = [...new Set([...(await releasedPages(site, id)), '/'])];
  const htmlOf = async (path: string) => (await page.request.get(`${site.url}${path}`)).text();
  const before = await memberCalled(page, site, 'Almaquist Vesterholm');
  for (const path of paths) await htmlOf(path);
  await memberCalled(page, site, 'Berta Lindqvist');
  const found: string[] = [];
  let rendered = 0;
  for (const path of paths) {
    const html = await htmlOf(path);
    if (new RegExp(`data-ssr-releases="[^"]*\\b${id}@`).test(html)) rendered += 1;
    for (const [what, word] of Object.entries(wordsOf(before)))
      if (html.includes(word)) found.push(`${path}: the ${what} of the member before`);
  }
  if (rendered === 0) throw new Error(`${id} rendered none of ${paths.join(', ')}`);
  return found;
}
