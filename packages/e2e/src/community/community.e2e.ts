import type { BrowserContext, Page } from '@playwright/test';
import { axeCheck } from '../kit/axe';
import { eraseMember, nursingMother, registerMember } from '../kit/member';
import { screens } from '../kit/screens';
import { expect, memberTest as test } from '../kit/test';
import { toastOn } from '../kit/toast';

async function share(page: Page, words: string) {
  await page.getByRole('button', { name: 'New Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share with Community' });
  await dialog.getByLabel('Your post').fill(words);
  await dialog.getByRole('button', { name: 'Share post' }).click();
  return dialog;
}

const postOf = (page: Page, words: string) =>
  page.getByRole('feed', { name: 'Posts' }).getByRole('article').filter({ hasText: words });

/** Another mother in a browser of her own. */
async function another(context: BrowserContext, url: string, name: string) {
  const page = await context.newPage();
  return { page, user: await registerMember(page, { ...nursingMother, name }, url) };
}

test('two mothers read, like and answer each other', async ({ page, browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url });
  const { page: friend, user } = await another(context, site.url, 'Priya Shore');
  await page.goto('/community');
  await share(page, 'Anyone else up at this hour?');
  await expect(toastOn(page)).toContainText('Your post has been shared with the community.');

  await friend.goto('/community');
  const seen = postOf(friend, 'Anyone else up at this hour?');
  await seen.getByRole('button', { name: 'Like, 0 likes' }).click();
  await expect(seen.getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute('aria-pressed', 'true');
  await seen.getByRole('button', { name: 'Comments, 0' }).click();
  const comments = friend.getByRole('dialog', { name: /Comments/ });
  await comments.getByLabel('Write a comment').fill('Lamp on here too.');
  await comments.getByRole('button', { name: 'Send' }).click();
  await expect(friend.getByText('Your comment has been added to the conversation.')).toBeVisible();
  await expect(comments.getByRole('list', { name: 'Comments' })).toContainText('Lamp on here too.');

  await page.reload();
  await expect(postOf(page, 'Anyone else up').getByRole('button', { name: 'Comments, 1' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: /Notifications/ }).click();
  await expect(page.getByText('Someone answered what you shared with the community.')).toBeVisible();
  await page.getByRole('link', { name: 'Open New comment on your post' }).click();
  const answers = page.getByRole('dialog', { name: 'Comments 1' });
  await expect(answers).toContainText('Anyone else up at this hour?');
  await expect(answers.getByRole('list', { name: 'Comments' })).toContainText('Lamp on here too.');

  await eraseMember(friend, user);
  await context.close();
});

test('new posts are counted without moving what she reads, and shown when she asks', async ({
  page,
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url });
  const { page: friend, user } = await another(context, site.url, 'Priya Shore');
  const write = async (content: string) => {
    const data = { userId: user.id, content, category: 'support' };
    expect((await friend.request.post('/api/community/posts', { data })).status()).toBe(201);
  };
  await write('Still here when the rest arrives.\n'.repeat(10));
  await write('Three hours in one piece.');
  await page.clock.install();
  await page.goto('/community');
  const articles = page.getByRole('feed', { name: 'Posts' }).getByRole('article');
  await expect(articles.first()).toContainText('Three hours in one piece.');
  const places = () =>
    page.evaluate(() => [
      window.scrollY,
      ...Array.from(document.querySelectorAll('article'), (post) => post.getBoundingClientRect().top),
    ]);

  await friend.goto('/community');
  await share(friend, 'The first new one');
  const before = await places();
  await page.clock.fastForward('01:01');
  await expect(page.getByRole('button', { name: '1 new post', exact: true })).toBeVisible();
  expect(await places()).toEqual(before);

  await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
  await write('The second new one');
  await write('The third new one');
  const further = await places();
  expect(further[0]).toBe(150);
  await page.clock.fastForward('01:01');
  const chip = page.getByRole('button', { name: '3 new posts', exact: true });
  await expect(chip).toBeInViewport({ ratio: 1 });
  expect(await places()).toEqual(further);

  await chip.press('Enter');
  await expect(articles.nth(3)).toContainText('Three hours in one piece.');
  await expect(articles.nth(0)).toContainText('The third new one');
  await expect(articles.nth(2)).toContainText('The first new one');
  await expect(articles.nth(0)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(chip).toBeHidden();
  await expect(page.getByRole('feed', { name: 'Posts' })).toBeFocused();

  await eraseMember(friend, user);
  await context.close();
});

test('words survive a failure and are shared once', async ({ page }) => {
  await page.goto('/community');
  await page.route('**/api/community/posts', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  const dialog = await share(page, 'Written in the tunnel');
  await expect(page.getByRole('alert')).toContainText('Failed to share post. Please try again.');
  await expect(dialog.getByLabel('Your post')).toHaveValue('Written in the tunnel');

  await page.unroute('**/api/community/posts');
  await dialog.getByRole('button', { name: 'Share post' }).click();

  await expect(toastOn(page)).toContainText('Post shared!');
  await expect(postOf(page, 'Written in the tunnel')).toHaveCount(1);
});

test('her own words can be changed and deleted', async ({ page }) => {
  await page.goto('/community');
  await share(page, 'Typo heer');
  await postOf(page, 'Typo heer')
    .getByRole('button', { name: /More about the post/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit your post' });
  await dialog.getByLabel('Your post').fill('Typo here');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(postOf(page, 'Typo here')).toContainText('edited');

  await postOf(page, 'Typo here')
    .getByRole('button', { name: /More about the post/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();

  await expect(toastOn(page)).toContainText('Post deleted');
  await expect(postOf(page, 'Typo here')).toHaveCount(0);
});

test('hard words are shared, and crisis lines offered', async ({ page }) => {
  await page.goto('/community');
  await share(page, 'Some nights I do not want to be here');

  await expect(page.getByRole('list', { name: 'Crisis lines' })).toContainText('988');
  await expect(postOf(page, 'Some nights I do not want to be here')).toBeVisible();
});

test('the room and its composer are accessible', async ({ page }) => {
  await page.goto('/community');
  await share(page, 'First pram walk in three weeks. Twelve minutes. Counting it.');
  await expect(toastOn(page)).toContainText('Post shared!');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await axeCheck(page);
  await screens(page, 'community');
  await page.getByRole('button', { name: 'New Post' }).click();
  await expect(page.getByRole('dialog', { name: 'Share with Community' })).toBeVisible();
  await axeCheck(page);
  await screens(page, 'community-composer');
});

test('comments are accessible', async ({ page }) => {
  await page.goto('/community');
  await share(page, 'Second feed tonight and the house is so quiet.');
  await postOf(page, 'Second feed').getByRole('button', { name: 'Comments, 0' }).click();
  const dialog = page.getByRole('dialog', { name: 'Comments 0' });
  await expect(dialog.getByText('No comments yet')).toBeVisible();
  await dialog.getByLabel('Write a comment').fill('Still up.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog', { name: 'Comments 1' })).toBeVisible();
  await axeCheck(page);
  await screens(page, 'community-comments', false);
});

test('four hundred posts scroll with a few dozen in the page', async ({ page }) => {
  const PAGE = 20;
  const last = 400;
  const idOf = (number: number) => `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
  await page.route('**/api/community/posts?*', (route) => {
    const before = new URL(route.request().url()).searchParams.get('before');
    const from = before ? Number(before.slice(-12)) - 1 : last;
    const json = Array.from({ length: Math.min(PAGE, from) }, (_, index) => ({
      id: idOf(from - index),
      userId: null,
      content: `Post number ${from - index}`,
      category: 'support',
      likes: 0,
      likedByMe: false,
      commentCount: 0,
      createdAt: new Date().toISOString(),
      editedAt: null,
      mine: false,
      user: { name: 'Sofia' },
    }));
    const oldest = from - json.length + 1;
    const headers = { link: `</api/community/posts?before=${idOf(oldest)}>; rel="next"` };
    return route.fulfill({ json, headers: oldest > 1 ? headers : {} });
  });
  await page.goto('/community');
  await expect(page.getByText('Post number 400', { exact: true })).toBeVisible();

  await expect(page.getByRole('article')).toHaveCount(PAGE);
  await page.getByRole('button', { name: 'Show earlier posts' }).click();
  const end = page.getByText('Post number 1', { exact: true });
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(end).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 35_000, intervals: [50] });

  expect(await page.getByRole('article').count()).toBeLessThan(120);
  // By key: a scroll by script would be added to what the browser still glides after the last End.
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 1000 }).toBe(0);
  }).toPass({ timeout: 8000 });
  await expect(page.getByText('Post number 400', { exact: true })).toBeInViewport();
});
