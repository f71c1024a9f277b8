import { axeCheck } from '../kit/axe';
import { eraseMember } from '../kit/member';
import { screens } from '../kit/screens';
import { expect, memberTest as test } from '../kit/test';
import { toastOn } from '../kit/toast';
import { share, postOf, another } from './sharing';

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

test('hard words are shared, and the lines that connect where she is are offered', async ({ page }) => {
  await page.goto('/community');
  await share(page, 'Some nights I do not want to be here');

  await expect(page.getByRole('list', { name: 'Crisis lines' })).toContainText('988');
  await expect(postOf(page, 'Some nights I do not want to be here')).toBeVisible();
  await axeCheck(page);
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
  await expect(dialog.getByRole('heading', { name: 'No comments yet' })).toBeVisible();
  await dialog.getByLabel('Write a comment').fill('Still up.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog', { name: 'Comments 1' })).toBeVisible();
  await axeCheck(page);
  await screens(page, 'community-comments', false);
});
