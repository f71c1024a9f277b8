import type { User } from '@nestwell/contracts/account';
import type { Locator, Page } from '@playwright/test';
import { atRest } from '../kit/at-rest';
import { watchMainThread } from '../kit/main-thread';
import { settled } from '../kit/settled';
import { expect, memberTest as test } from '../kit/test';

const DAYS = 30;
const EACH_DAY = 10;

/** Ten reminders on each day of November. */
async function fillMonth(page: Page, member: User): Promise<void> {
  for (let index = 0; index < DAYS * EACH_DAY; index += 1) {
    const dueDateTime = new Date(Date.UTC(2026, 10, 1 + (index % DAYS), 14 + (index % 9))).toISOString();
    const data = { userId: member.id, title: `Reminder ${index}`, type: 'feeding', dueDateTime };
    expect((await page.request.post('/api/reminders', { data })).status()).toBe(201);
  }
}

/** Where to press it: looking for it in the page would be a part of what is measured. */
async function placeOf(target: Locator): Promise<[number, number]> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to press');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('a month of 300 reminders opens and is walked in small steps on a slow phone', async ({
  page,
  member,
}) => {
  test.setTimeout(120_000);
  await page.clock.setFixedTime(new Date('2026-11-18T12:00:00-05:00'));
  await fillMonth(page, member);
  await page.goto('/support');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const open = bar.getByRole('link', { name: 'Calendar' });
  const tenOn = (day: string) =>
    expect(page.getByRole('list', { name: `Reminders, ${day}` }).getByRole('listitem')).toHaveCount(EACH_DAY);
  const titled = (level: number, name: string) =>
    expect(page.getByRole('heading', { level, name })).toBeVisible();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const tab = (name: string) => page.getByRole('tab', { name });
  for (const [name, target, shown] of [
    ['open', open, () => tenOn('Today')],
    ['next month', button('Next month'), () => titled(2, 'December 2026')],
    ['previous month', button('Previous month'), () => tenOn('Today')],
    ['week', tab('Week'), () => tenOn('Sunday, November 22')],
    ['next week', button('Next week'), () => tenOn('Sunday, November 29')],
    ['day', tab('Day'), () => tenOn('Wednesday, November 25')],
    ['month', tab('Month'), () => Promise.all([titled(2, 'November 2026'), tenOn('Wednesday, November 25')])],
    ['away', bar.getByRole('link', { name: 'Support' }), () => titled(1, 'How can we help?')],
    ['open again', open, () => tenOn('Today')],
  ] as const) {
    const place = await placeOf(target);
    const { devtools, work } = await watchMainThread(page);
    await page.mouse.click(...place);
    await shown();
    await settled(page);
    await atRest(page);
    const { long, styled, laidOut } = await work();
    await devtools.detach();
    // The machine is shared, so time is told and not judged; how much is drawn at once is counted.
    console.log(
      `300 reminders, ${name}: tasks over 50 ms ${long.join(', ') || 'none'}; at once ${styled} elements styled, ${laidOut} laid out`,
    );
    expect.soft(styled, name).toBeLessThanOrEqual(700);
    expect.soft(laidOut, name).toBeLessThanOrEqual(850);
  }
});
