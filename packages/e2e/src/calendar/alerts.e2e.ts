import type { Page } from '@playwright/test';
import { expect, memberTest as test } from '../kit/test';

interface Heard {
  notes: number[];
  spoken: string[];
  /** How often the audio device was opened. */
  opened: number;
}

/** Collects what the page would sound and say; nothing is really heard. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard: Heard = { notes: [], spoken: [], opened: 0 };
    class CountedAudio extends AudioContext {
      constructor() {
        super();
        heard.opened += 1;
      }
    }
    Object.assign(window, { heard, AudioContext: CountedAudio });
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

/** Opens a screen other than the calendar at a moment, with sound unlocked and the reminders there. */
async function openAt(page: Page, now: number) {
  await listen(page);
  await page.clock.install({ time: now });
  const listed = page.waitForResponse(/\/reminders\?/);
  await page.goto('/support');
  // Time that leaps before the module is there would look like one that never comes.
  await listed;
  await page.keyboard.press('Shift');
  await page.clock.runFor(2000);
}

async function pass(page: Page, minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) await page.clock.runFor(60_000);
}

/** What comes every week is not also announced at eight in the morning, which may be now. */
const soon = { recurring: 'weekly' };

test('an urgent reminder chimes and speaks at its lead and at its time, on whatever screen she is', async ({
  page,
  member,
}) => {
  const now = Date.now();
  const dueDateTime = new Date(now + 20 * 60_000).toISOString();
  const data = {
    ...soon,
    userId: member.id,
    title: 'Take iron',
    type: 'medication',
    dueDateTime,
    priority: 'urgent',
  };
  expect((await page.request.post('/api/reminders', { data })).status()).toBe(201);
  await openAt(page, now);
  // Opening the device holds the page up: a press alone must not.
  expect(await heard(page)).toEqual({ notes: [], spoken: [], opened: 0 });

  await pass(page, 6);
  const urgent = [1000, 1200, 1000, 1200];
  await expect.poll(async () => (await heard(page)).notes).toEqual(urgent);
  await expect.poll(async () => (await heard(page)).spoken).toEqual(['0.90 Take iron in 15 minutes']);

  await pass(page, 16);
  await expect.poll(async () => (await heard(page)).notes).toEqual([...urgent, ...urgent]);
  await expect
    .poll(async () => heard(page))
    .toMatchObject({ spoken: ['0.90 Take iron in 15 minutes', "0.90 It's time: Take iron"], opened: 1 });
});

test('a reminder that is moved after it was heard is heard anew, at the new time only', async ({
  page,
  member,
}) => {
  const now = Date.now();
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const data = {
    ...soon,
    userId: member.id,
    title: 'Feed',
    type: 'feeding',
    dueDateTime: at(16),
    priority: 'low',
  };
  const { id } = (await (await page.request.post('/api/reminders', { data })).json()) as { id: string };
  await openAt(page, now);
  await pass(page, 2);
  await expect.poll(async () => (await heard(page)).spoken).toEqual(['0.90 Feed in 15 minutes']);

  const moved = { userId: member.id, dueDateTime: at(40) };
  expect((await page.request.patch(`/api/reminders/${id}`, { data: moved })).status()).toBe(200);
  // One asked for before, and one that is not read yet, would let the time leap over the move.
  const asked = page.waitForResponse(
    async (answer) =>
      // Of one that the page has given up there is no text.
      answer.url().includes('/reminders?') &&
      (await answer.text().catch(() => '')).includes(moved.dueDateTime),
  );
  await pass(page, 2);
  await (await asked).finished();
  await page.evaluate(() => undefined);
  await pass(page, 18);
  expect((await heard(page)).spoken).toEqual(['0.90 Feed in 15 minutes']);
  await pass(page, 20);
  await expect
    .poll(async () => (await heard(page)).spoken)
    .toEqual(['0.90 Feed in 15 minutes', '0.90 Feed in 15 minutes', "0.90 It's time: Feed"]);
});

test('a visit is announced two calendar months ahead', async ({ page, member }) => {
  const due = new Date('2027-01-30T14:30:00-05:00');
  const data = { userId: member.id, title: 'Vaccines', type: 'checkup', dueDateTime: due.toISOString() };
  expect((await page.request.post('/api/reminders', { data })).status()).toBe(201);

  await openAt(page, Date.parse('2026-11-30T14:10:00-05:00'));
  expect((await heard(page)).spoken).toEqual([]);
  await pass(page, 6);

  await expect.poll(async () => (await heard(page)).spoken).toEqual(['0.85 Vaccines is in two months']);
  expect((await heard(page)).notes).toEqual([]);
});
