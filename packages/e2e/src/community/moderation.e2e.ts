import type { Browser, Page } from '@playwright/test';
import type { Post } from '@nestwell/contracts/community';
import { grantAdmin } from '../kit/admin';
import { expectHelpOver } from '../foundation/help-over';
import { axeCheck } from '../kit/axe';
import { eraseMember, nursingMother, registerMember } from '../kit/member';
import { screens } from '../kit/screens';
import type { Site } from '../kit/site';
import { expect, test } from '../kit/test';

// Several people, each in a browser of her own.
test.describe.configure({ timeout: 120_000 });

/** Somebody in a browser of her own, signed in. */
async function person(browser: Browser, { url }: Site, name: string) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const user = await registerMember(page, { ...nursingMother, name }, url);
  const leave = async () => {
    await eraseMember(page, user);
    await context.close();
  };
  return { page, user, leave };
}

const postOf = (page: Page, words: string) =>
  page.getByRole('feed', { name: 'Posts' }).getByRole('article').filter({ hasText: words });

async function share(page: Page, words: string) {
  await page.goto('/community');
  await page.getByRole('button', { name: 'New Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share with Community' });
  await dialog.getByLabel('Your post').fill(words);
  await dialog.getByRole('button', { name: 'Share post' }).click();
  return dialog;
}

async function shared(page: Page, words: string) {
  await share(page, words);
  await expect(postOf(page, words)).toBeVisible();
}

async function choose(page: Page, words: string, act: string) {
  await page.goto('/community');
  await postOf(page, words)
    .getByRole('button', { name: /More about the post/ })
    .click();
  await page.getByRole('menuitem', { name: act }).click();
}

/** What the report sheet sends, by one further member. */
async function reportedBy(browser: Browser, site: Site, words: string) {
  const reporter = await person(browser, site, 'Priya');
  const posts = await reporter.page.request.get('/api/community/posts');
  const post = ((await posts.json()) as Post[]).find(({ content }) => content === words);
  const answer = await reporter.page.request.post('/api/community/reports', {
    data: { subject: 'post', subjectId: post?.id, reason: 'unsafe_advice' },
  });
  expect(answer.status()).toBe(201);
  return reporter;
}

/** One decision about reported words, with its reason. */
async function decide(page: Page, words: string, button: string, title: string) {
  const reported = page.getByRole('article', { name: /^Reported/ }).filter({ hasText: words });
  await reported.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expectHelpOver(page, dialog);
  await dialog.getByLabel('Why?').fill(`Because: ${title}.`);
  await dialog.getByRole('button', { name: title }).click();
  await expect(dialog).toBeHidden();
  await expect(reported.getByRole('list', { name: 'Decisions' })).toContainText(`Because: ${title}.`);
}

test('three reports hide words until an admin decides, and every decision is logged', async ({
  browser,
  site,
}) => {
  const author = await person(browser, site, 'Sofia');
  await shared(author.page, 'Iron keeps me awake');
  await shared(author.page, 'Just double the dose');
  const reporters = [];
  for (let count = 1; count <= 3; count += 1) {
    reporters.push(await reportedBy(browser, site, 'Just double the dose'));
  }
  await author.page.reload();
  await expect(postOf(author.page, 'Iron keeps me awake')).toBeVisible();
  await expect(postOf(author.page, 'Just double the dose')).toHaveCount(0);

  const { page, user, leave } = await person(browser, site, 'Dana');
  await grantAdmin(site, user.email, page);
  await page.goto('/support?tab=admin');
  const reported = page.getByRole('article', { name: 'Reported post by Sofia' });
  await expect(reported).toContainText('3 reports');
  await expect(reported).toContainText('Hidden');
  await axeCheck(page);
  await screens(page, 'moderation');

  await decide(page, 'double the dose', 'Restore', 'Show again');
  await decide(page, 'double the dose', 'Warn', 'Send a warning');
  await decide(page, 'double the dose', 'Suspend posting', 'Suspend posting for 7 days');
  await expect(reported).toContainText('Decided');
  await expect(reported.getByRole('list', { name: 'Decisions' }).getByRole('listitem')).toHaveText([
    /^Restored by Dana/,
    /^Warned by Dana/,
    /^Suspended by Dana/,
  ]);

  await author.page.reload();
  await expect(postOf(author.page, 'Just double the dose')).toBeVisible();
  const dialog = await share(author.page, 'And another thing');
  await expect(author.page.getByRole('alert')).toContainText('Posting is paused for you until');
  await expect(dialog.getByLabel('Your post')).toHaveValue('And another thing');
  await author.page.goto('/');
  await author.page.getByRole('button', { name: /Notifications/ }).click();
  await expect(author.page.getByText(/^Because: Send a warning\./)).toBeVisible();

  for (const one of [...reporters, author]) await one.leave();
  await leave();
});

test('blocking makes a person vanish for who blocked her, and can be undone', async ({ browser, site }) => {
  const other = await person(browser, site, 'Hannah');
  await shared(other.page, 'Others have it worse');
  const { page, leave } = await person(browser, site, 'Leila');

  await choose(page, 'Others have it worse', 'Block this person');
  const question = page.getByRole('alertdialog', { name: 'Block Hannah?' });
  await expect(question).toBeVisible();
  await axeCheck(page);
  await question.getByRole('button', { name: 'Block' }).click();

  await expect(postOf(page, 'Others have it worse')).toHaveCount(0);
  await page.getByRole('button', { name: 'People you blocked' }).click();
  await page.getByRole('button', { name: 'Unblock Hannah' }).click();
  await expect(postOf(page, 'Others have it worse')).toBeVisible();

  await leave();
  await other.leave();
});

test('the report sheet says what is missing, and is accessible', async ({ browser, site }) => {
  const other = await person(browser, site, 'Hannah');
  await shared(other.page, 'Buy my course');
  const { page, leave } = await person(browser, site, 'Leila');
  await choose(page, 'Buy my course', 'Report');
  const dialog = page.getByRole('dialog', { name: 'Report this post' });

  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Choose what is wrong, so that we can help')).toBeVisible();
  await axeCheck(page);
  await screens(page, 'report', false);
  await dialog.getByRole('radio', { name: 'Selling or spam' }).click();
  await dialog.getByRole('button', { name: 'Send report' }).click();

  await expect(page.getByText('We look at every report.')).toBeVisible();
  await leave();
  await other.leave();
});
