import { answering } from '../kit/answering';
import { axeCheck } from '../kit/axe';
import { expectingMother } from '../kit/member';
import { screens } from '../kit/screens';
import { expect, test } from '../kit/test';

test.describe('a member', () => {
  test.use({ profile: { ...expectingMother, name: 'Amara Okafor', pregnancyWeek: 24 } });

  test('finds header, baby, bell and profile on Home', async ({ page, member }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'an ear of corn' })).toBeVisible();
    await expect(page.getByText('Week 24', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const bell = page.getByRole('dialog');
    await bell.getByRole('button', { name: 'Mark as read' }).click();
    await expect(bell.getByRole('button', { name: 'Mark as read' })).toBeHidden();
    await screens(page, 'account-notifications');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();

    await page.getByRole('button', { name: 'Your profile' }).click();
    await expect(page.getByRole('dialog').getByText(member.email)).toBeVisible();
    await screens(page, 'account-profile');
  });

  test('reads the page of her week, ticks a line, and finds it ticked again', async ({ page, member }) => {
    expect(member.role).toBe('user');
    await page.goto('/');
    await screens(page, 'account-home-week', false);
    await page.getByRole('link', { name: 'This week' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Week 24' })).toBeVisible();
    const leave = page.getByRole('checkbox', { name: 'Ask work about your leave dates' });
    await answering(leave);
    // Not `check()`, which looks once: the tick is kept with her answers, and those tell the box a task later.
    await leave.click();
    await expect(leave).toBeChecked();
    await page.getByRole('link', { name: 'Week 25' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Week 25' })).toBeVisible();
    await page.reload();
    await expect(leave).toBeChecked();
    await axeCheck(page);
    await screens(page, 'account-week');
  });

  test('reaches and leaves the purchase by a full load, and reads the terms there', async ({
    page,
    member,
  }) => {
    expect(member.role).toBe('user');
    await page.goto('/checkout');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('button', { name: 'Choose annual' }).click();
    await page.waitForURL(/purchase=1/);
    await page.getByLabel('Country').selectOption('CA');
    await page.getByLabel('Province or territory').selectOption('ON');
    await expect(page.getByText('$109.61').first()).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    await axeCheck(page);
    await screens(page, 'account-purchase');

    await page.getByRole('button', { name: 'Terms' }).click();
    await expect(page.getByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back to Plans' }).click();
    await page.waitForURL(/\/checkout$/);
    await expect(page.getByRole('button', { name: 'Choose annual' })).toBeVisible();
  });

  test('writes to support and sees her message wait', async ({ page, member }) => {
    await page.goto('/support?tab=feedback');
    await expect(page.getByLabel('E-mail')).toHaveValue(member.email);
    await page.getByRole('textbox', { name: 'Message' }).fill('Could recipes show grams as well as cups?');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Feedback Sent!' })).toBeVisible();
    await expect(page.getByText('Waiting for response')).toBeVisible();
    await axeCheck(page);
    await screens(page, 'account-feedback');
    await page.getByRole('tab', { name: 'FAQs' }).click();
    await expect(page.getByRole('heading', { name: 'Last message' })).toBeVisible();
    await screens(page, 'account-support');
  });
});

test('a visitor sees the plans, and both legal texts', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: '7-Day Free Trial' })).toBeVisible();
  await axeCheck(page);
  await screens(page, 'account-checkout');
  for (const [path, title] of [
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms and Conditions'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await axeCheck(page);
  }
});
