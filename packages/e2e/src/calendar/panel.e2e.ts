import type { Page } from '@playwright/test';
import { expect, memberTest as test } from '../kit/test';

const panel = (page: Page) => page.getByRole('list', { name: 'Coming up' }).getByRole('listitem');
const dismiss = (page: Page, title: string) =>
  page.getByRole('button', { name: `Dismiss ${title}`, exact: true }).click();

async function expectPanel(page: Page, titles: string[]) {
  await expect(panel(page)).toHaveCount(titles.length);
  for (const [index, title] of titles.entries()) await expect(panel(page).nth(index)).toContainText(title);
}

test('the panel shows three, forgets what she dismissed for the session, and shows it again when it comes back', async ({
  page,
  member,
}) => {
  const ids: string[] = [];
  for (const minutes of [-30, 30, 60, 90, 130]) {
    const dueDateTime = new Date(Date.now() + minutes * 60_000 + 20_000).toISOString();
    const data = { userId: member.id, title: `Due ${minutes}`, type: 'feeding', dueDateTime };
    const answer = await page.request.post('/api/reminders', { data });
    ids.push(((await answer.json()) as { id: string }).id);
  }
  const complete = (completed: boolean) =>
    page.request.patch(`/api/reminders/${ids[1]}/complete`, { data: { completed, userId: member.id } });
  // As on coming back to the page.
  const lookAgain = async () => {
    const answered = page.waitForResponse((answer) => answer.url().includes('/reminders?'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await answered;
  };
  await page.goto('/calendar');
  await expectPanel(page, ['Due -30', 'Due 30', 'Due 60']);
  await expect(panel(page).first()).toContainText('30 min overdue');

  await dismiss(page, 'Due 30');
  await expectPanel(page, ['Due -30', 'Due 60', 'Due 90']);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Support' }).click();
  await bar.getByRole('link', { name: 'Calendar' }).click();
  await expectPanel(page, ['Due -30', 'Due 60', 'Due 90']);
  await page.reload();
  await expectPanel(page, ['Due -30', 'Due 60', 'Due 90']);

  await complete(true);
  await lookAgain();
  await expectPanel(page, ['Due -30', 'Due 60', 'Due 90']);
  // While it was done it was not in the list.
  await complete(false);
  await lookAgain();
  await expectPanel(page, ['Due -30', 'Due 30', 'Due 60']);
});
