import type { User } from '@nestwell/contracts/account';
import type { Locator, Page } from '@playwright/test';
import { watchMainThread } from '../kit/main-thread';
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

// Recording a trace photographs the page at every step, inside the very tasks that are measured here.
test.use({ trace: 'off' });

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
  const rowsOf = (day: string) => page.getByRole('list', { name: `Reminders, ${day}` }).getByRole('listitem');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const tab = (name: string) => page.getByRole('tab', { name });
  for (const [name, target, day] of [
    ['open', open, 'Today'],
    ['next month', button('Next month'), null],
    ['previous month', button('Previous month'), 'Today'],
    ['week', tab('Week'), 'Sunday, November 22'],
    ['next week', button('Next week'), 'Sunday, November 29'],
    ['day', tab('Day'), 'Wednesday, November 25'],
    ['month', tab('Month'), 'Wednesday, November 25'],
    ['away', bar.getByRole('link', { name: 'Support' }), null],
    ['open again', open, 'Today'],
  ] as const) {
    const place = await placeOf(target);
    const { devtools, work } = await watchMainThread(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.mouse.click(...place);
    await page.waitForTimeout(1500);
    const { long, styled, laidOut } = await work();
    await devtools.detach();
    // The machine is shared, so time is told and not judged; how much is drawn at once is counted.
    console.log(
      `300 reminders, ${name}: tasks over 50 ms ${long.join(', ') || 'none'}; at once ${styled} elements styled, ${laidOut} laid out`,
    );
    if (day) await expect(rowsOf(day)).toHaveCount(EACH_DAY);
    expect.soft(styled, name).toBeLessThanOrEqual(700);
    expect.soft(laidOut, name).toBeLessThanOrEqual(850);
  }
});
