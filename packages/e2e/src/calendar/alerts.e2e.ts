import type { Page } from '@playwright/test';
import { expect, memberTest as test } from '../kit/test';

interface Heard {
  notes: number[];
  spoken: string[];
}

/** Collects what the page would sound and say; nothing is really heard. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard: Heard = { notes: [], spoken: [] };
    Object.assign(window, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      heard.notes.push(this.frequency.value);
      start.call(this, when);
    };
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        cancel: () => undefined,
        speak: ({ text, rate }: SpeechSynthesisUtterance) => heard.spoken.push(`${rate.toFixed(2)} ${text}`),
      },
    });
  });
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard);

test('an urgent reminder chimes and speaks at its lead and at its time, on whatever screen she is', async ({
  page,
  member,
}) => {
  const now = Date.now();
  const dueDateTime = new Date(now + 20 * 60_000).toISOString();
  const data = { userId: member.id, title: 'Take iron', type: 'medication', dueDateTime, priority: 'urgent' };
  expect((await page.request.post('/api/reminders', { data })).status()).toBe(201);
  await listen(page);
  await page.clock.install({ time: now });
  const listed = page.waitForResponse(/\/reminders\?/);
  await page.goto('/support');
  // Time that leaps before the module is there would look like one that never comes.
  await listed;
  await page.keyboard.press('Shift');
  await page.clock.runFor(2000);
  expect(await heard(page)).toEqual({ notes: [], spoken: [] });

  for (let minute = 0; minute < 6; minute += 1) await page.clock.runFor(60_000);
  const urgent = [1000, 1200, 1000, 1200];
  await expect.poll(async () => (await heard(page)).notes).toEqual(urgent);
  await expect.poll(async () => (await heard(page)).spoken).toEqual(['0.90 Take iron in 15 minutes']);

  for (let minute = 0; minute < 16; minute += 1) await page.clock.runFor(60_000);
  await expect.poll(async () => (await heard(page)).notes).toEqual([...urgent, ...urgent]);
  expect((await heard(page)).spoken).toEqual(['0.90 Take iron in 15 minutes', "0.90 It's time: Take iron"]);
});
