import { axeCheck } from '../kit/axe';
import { expectingMother, registerMember } from '../kit/member';
import { watchLayers } from '../kit/moved';
import { expect, memberTest, test } from '../kit/test';
import { quietHourToday } from '../kit/zone';
import { dialog, expectHelpOver, expectHelpOverKeeping, press, question } from './help-over';

memberTest.setTimeout(90_000);
memberTest.beforeEach(({ page }) => watchLayers(page));

memberTest('over every layer of nutrition', async ({ page, member }) => {
  await page.request.post(`/api/users/${member.id}/meals`, {
    data: { name: 'Apple pie', calories: 300, mealType: 'snack' },
  });
  await page.goto('/');
  await press(page, 'Log Food');
  const logging = dialog(page, 'Log Your Meal');
  await press(logging, 'Enter manually');
  await logging.getByLabel('Meal name').fill('Lentil stew with');
  await expectHelpOver(page, logging);
  await press(logging, 'Close');
  await expectHelpOverKeeping(page);
  await press(page.getByRole('list', { name: 'Recent meals' }), /Apple pie/);
  await expectHelpOver(page, dialog(page, 'Edit meal'));

  await page.goto('/nutrition?tab=plans');
  await press(page, 'Create a 3-day plan');
  await press(page, /^Delete/);
  await expectHelpOver(page, question(page, /^Delete/));
});

memberTest('over every layer of movement and tracking', async ({ page }) => {
  await page.goto('/');
  await press(page, 'One-Tap Health Sync');
  await expectHelpOver(page, page.getByRole('dialog'));
  await press(page, 'Close');
  await press(page, 'Quick log');
  await page.getByRole('tab', { name: 'Physical' }).click();
  await page.getByLabel(/^Weight/).fill('148.5');
  await expectHelpOver(page, dialog(page, 'Quick Log'));
  await press(page, 'Save');
  await expect(dialog(page, 'Quick Log')).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await page.goto('/tracking-history');
  await press(page.getByRole('list', { name: 'Tracked days' }), /^Today/);
  await expectHelpOver(page, page.getByRole('dialog'));

  await page.goto('/fitness');
  await press(page, 'Belly Breathing');
  await expectHelpOver(page, dialog(page, 'Belly Breathing'));
  await press(page, 'Start Workout');
  await page.getByLabel(/^Duration/).fill('12');
  await expectHelpOver(page, dialog(page, 'Complete Workout'));
  await press(page, 'Save Workout');
  await press(page.getByRole('list', { name: 'Recent workouts' }), /Belly Breathing/);
  await expectHelpOver(page, dialog(page, 'Belly Breathing'));
});

memberTest('over every layer of the calendar', async ({ page, member }) => {
  const dueDateTime = quietHourToday();
  for (const [title, recurring] of [
    ['Iron', 'daily'],
    ['Midwife', 'none'],
  ])
    await page.request.post('/api/reminders', {
      data: { userId: member.id, title, type: 'medication', dueDateTime, recurring },
    });
  await page.goto('/calendar');
  await press(page, 'Add Reminder');
  const form = dialog(page, 'Add Reminder');
  await form.getByLabel('Title').fill('Half a title');
  await expectHelpOver(page, form);
  await press(form, 'Close');
  await expectHelpOverKeeping(page);
  await press(page, 'Notifications and calendar sync');
  await expect(
    dialog(page, 'Notifications and calendar sync').getByRole('heading', { level: 3 }),
  ).toHaveCount(2);
  await expectHelpOver(page, dialog(page, 'Notifications and calendar sync'));
  await press(page, 'Close');
  await press(page, /^Midwife/);
  await expectHelpOver(page, dialog(page, 'Midwife'));
  await press(dialog(page, 'Midwife'), 'Delete');
  await expectHelpOver(page, question(page, /^Delete/));
  await press(page, 'Cancel');
  await page.keyboard.press('Escape');
  await press(page, /^Iron/);
  await press(dialog(page, 'Iron'), 'Delete');
  await expectHelpOver(page, dialog(page, /^Delete/));
});

memberTest('over every layer of the community', async ({ page, member, browser, here }) => {
  await page.goto('/community');
  await press(page, 'New Post');
  const composer = dialog(page, 'Share with Community');
  await composer.getByLabel('Your post').fill('Is anybody awake');
  await expectHelpOver(page, composer);
  await press(composer, 'Share post');
  const post = page.getByRole('article').filter({ hasText: 'Is anybody awake' });
  const choose = async (act: string) => {
    await press(post, /More about the post/);
    await page.getByRole('menuitem', { name: act }).click();
  };
  await choose('Edit');
  await expectHelpOver(page, dialog(page, /^Edit/));
  await press(page, 'Close');
  await choose('Delete');
  await expectHelpOver(page, question(page, /^Delete/));
  await press(page, 'Cancel');
  await press(post, /^Comments/);
  const comments = dialog(page, /^Comments/);
  await comments.getByRole('textbox').fill('I am');
  await expectHelpOver(page, comments);
  await press(comments, /^(Send|Comment|Add)/);
  await press(comments, /More about the comment/);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expectHelpOver(page, question(page, /^Delete/));

  const context = await browser.newContext({ baseURL: here.url, timezoneId: 'America/Toronto' });
  const other = await context.newPage();
  await registerMember(other);
  await other.goto('/community');
  const hers = other.getByRole('article').filter({ hasText: 'Is anybody awake' });
  await press(hers, /More about the post/);
  await other.getByRole('menuitem', { name: 'Report' }).click();
  await expectHelpOver(other, dialog(other, 'Report this post'));
  await press(other, 'Close');
  await press(hers, /More about the post/);
  await other.getByRole('menuitem', { name: 'Block this person' }).click();
  await expectHelpOver(other, question(other, `Block ${member.name}?`));
  await context.close();
});

memberTest('over every layer of the account', async ({ page, member, browser, here }) => {
  const { request } = await browser.newContext({ baseURL: here.url });
  await request.get('/api/users/by-email', { params: { email: member.email } });
  await page.goto('/');
  await press(page, /^Notifications/);
  await expectHelpOver(page, dialog(page, /^Notifications/));
  await press(page, 'Close');
  await press(page, /profile/i);
  await expectHelpOver(page, dialog(page, 'User Profile'));

  await page.goto('/settings');
  await press(page, 'Cancel Free Trial');
  await expectHelpOver(page, page.getByRole('alertdialog'));
  await press(page, 'Keep my trial');
  await page.goto('/settings/signing-in');
  await press(page, 'Log out everywhere');
  await expectHelpOver(page, page.getByRole('alertdialog'));
  await press(page, 'Cancel');
  await page.goto('/settings');
  await press(page, 'Erase my account');
  await expectHelpOver(page, page.getByRole('dialog'));

  await page.goto('/checkout');
  await press(page, /^Terms/);
  await expectHelpOver(page, dialog(page, /^Terms/));
});

memberTest(
  'the panel above a layer, lines of another country and the support tab are accessible',
  async ({ page }) => {
    await page.goto('/fitness');
    await press(page, 'Belly Breathing');
    await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible();
    await axeCheck(page);
    await press(dialog(page, 'Belly Breathing'), 'Is this urgent?');
    const panel = dialog(page, 'Is this urgent?');
    await panel.getByRole('button', { name: /^Australia/ }).click();
    await expect(panel.getByRole('link', { name: 'Call 000' })).toBeVisible();
    await axeCheck(page);
    await panel.getByRole('button', { name: /^Somewhere else/ }).click();
    await expect(panel.getByRole('link', { name: /^Find A Helpline/ })).toBeVisible();
    await axeCheck(page);
    await page.goto('/wellness?tab=support');
    await expect(page.getByRole('heading', { name: 'Someone answers, day or night' })).toBeVisible();
    await axeCheck(page);
  },
);

test.describe('of a pregnant mother', () => {
  test.use({ profile: expectingMother });

  test('over "Baby is here"', async ({ page, member }) => {
    expect(member.isPregnant).toBe(true);
    await page.goto('/settings');
    await press(page, 'Baby is here');
    await expectHelpOver(page, page.getByRole('dialog'));
  });
});

test('over "Your Free Trial Has Ended", without leaving it first', async ({ page, startSite }) => {
  test.setTimeout(60_000);
  const { url } = await startSite();
  await registerMember(page, undefined, url);
  await page.request.post(`${url}/api/test/clock`, { data: { advanceSeconds: 8 * 86_400 } });
  await page.goto(`${url}/`);
  await expectHelpOver(page, question(page, 'Your Free Trial Has Ended'));
});
