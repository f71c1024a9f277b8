import { eraseMember } from '../kit/member';
import { expect, memberTest as test } from '../kit/test';
import { share, another } from './sharing';

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
  // A page that is opened there comes with posts of the server's own.
  await page.goto('/support');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Community' }).click();
  await expect(page.getByText('Post number 400', { exact: true })).toBeVisible();

  await expect(page.getByRole('article')).toHaveCount(PAGE);
  await page.getByRole('button', { name: 'Show earlier posts' }).click();
  const end = page.getByText('Post number 1', { exact: true });
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(end).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 70_000, intervals: [50] });

  expect(await page.getByRole('article').count()).toBeLessThan(120);
  // By key: a scroll by script would be added to what the browser still glides after the last End.
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 1000 }).toBe(0);
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText('Post number 400', { exact: true })).toBeInViewport();
});
