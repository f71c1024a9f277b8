import type { Page } from '@playwright/test';
import { answering } from '../kit/answering';
import { axeCheck } from '../kit/axe';
import { notNowWhereAsked } from '../kit/ring-question';
import { screens } from '../kit/screens';
import { expect, memberTest as test } from '../kit/test';
import { toastOn } from '../kit/toast';

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Add Reminder' }).click();
  return page.getByRole('dialog', { name: 'Add Reminder' });
}

const today = (page: Page) => page.getByRole('list', { name: 'Reminders, Today' });

/** The page's own clock and day, so that a test near midnight stays on one day. */
const atNoon = (page: Page) => page.clock.setFixedTime(new Date('2026-12-02T12:00:00-05:00'));

test('a reminder is added, found after a reload, done and deleted', async ({ page }) => {
  await atNoon(page);
  await page.goto('/calendar');
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Save reminder' }).click();
  await expect(form.getByText('Title is required')).toBeVisible();
  await form.getByLabel('Title').fill('Midwife visit');
  await form.getByLabel('Date and time').fill('2026-12-02T18:30');
  await form.getByLabel('Title').press('Enter');
  await expect(toastOn(page)).toContainText('Reminder created');

  await page.reload();
  await expect(today(page)).toContainText('Midwife visit');
  await today(page).getByRole('checkbox', { name: 'Midwife visit is done' }).click();
  await expect(today(page)).toContainText('Done');
  await page.getByRole('button', { name: /^Midwife visit/ }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();

  await expect(toastOn(page)).toContainText('Reminder deleted');
  await expect(today(page)).toHaveCount(0);
});

test('a save that failed keeps the form and makes one reminder in the end', async ({ page }) => {
  await atNoon(page);
  await notNowWhereAsked(page);
  await page.goto('/calendar');
  await page.route('**/api/reminders', (route) => route.fulfill({ status: 500 }));
  const form = await openForm(page);
  await form.getByLabel('Title').fill('Vitamin D');
  await form.getByLabel('Repeats').selectOption('daily');
  await form.getByRole('button', { name: 'Save reminder' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to Create Reminder');
  await expect(form.getByLabel('Title')).toHaveValue('Vitamin D');

  await page.unroute('**/api/reminders');
  await form.getByRole('button', { name: 'Save reminder' }).click();

  await expect(toastOn(page)).toContainText('Reminder created');
  await expect(today(page).getByText('Vitamin D', { exact: true })).toHaveCount(1);
});

test('a spoken sentence fills the form', async ({ page }) => {
  await atNoon(page);
  await page.addInitScript(() => {
    class Heard {
      onresult?: (event: object) => void;
      onend?: () => void;
      start() {
        setTimeout(() => {
          this.onresult?.({ results: [[{ transcript: 'remind me to take iron tomorrow at eight' }]] });
          this.onend?.();
        }, 50);
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Heard, webkitSpeechRecognition: Heard });
  });
  await page.goto('/calendar');
  // The server rendered another month than the page's clock shows.
  await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  const voice = page.getByRole('button', { name: 'Add a reminder by voice' });
  await answering(voice);
  await voice.click();

  const form = page.getByRole('dialog', { name: 'Add Reminder' });
  await expect(form.getByLabel('Title')).toHaveValue('Take iron');
  await expect(form.getByLabel('Date and time')).toHaveValue('2026-12-03T08:00');
  await expect(form.getByLabel('What kind')).toHaveValue('medication');
});

test('two open tabs chime once for a reminder that is due', async ({ page, context, member }) => {
  await context.addInitScript(() => {
    const notes: number[] = [];
    Object.assign(window, { notes });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      notes.push(this.frequency.value);
      start.call(this, when);
    };
  });
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/calendar');
    await expect(tab.getByRole('grid')).toBeVisible();
    await tab.keyboard.press('Shift');
  }
  const dueDateTime = new Date(Date.now() + 60_000).toISOString();
  const data = { userId: member.id, title: 'Feed', type: 'feeding', dueDateTime, priority: 'high' };
  expect((await page.request.post('/api/reminders', { data })).status()).toBe(201);

  // Both come back to the front, and so look at once.
  for (const tab of tabs) await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  const notes = async () => {
    const heard = await Promise.all(
      tabs.map((tab) => tab.evaluate(() => (window as unknown as { notes: number[] }).notes)),
    );
    return heard.flat();
  };
  await expect.poll(notes).toEqual([800, 1000]);
  await page.waitForTimeout(1500);
  expect(await notes()).toEqual([800, 1000]);
});

test('the month is walked by keys, and everything is accessible', async ({ page, member }) => {
  await atNoon(page);
  for (const [title, type, dueDateTime] of [
    ['Weigh-in', 'baby_weight_check', '2026-12-02T10:00:00-05:00'],
    ['Postnatal check', 'checkup', '2026-12-02T14:00:00-05:00'],
    ['Call Mum', 'personal', '2026-12-02T20:00:00-05:00'],
    ['Try pear', 'solid_food_intro', '2026-12-04T20:00:00-05:00'],
  ]) {
    const data = { userId: member.id, title, type, dueDateTime };
    expect((await page.request.post('/api/reminders', { data })).status()).toBe(201);
  }
  await page.goto('/calendar');
  await expect(today(page)).toContainText('Call Mum');
  await expect(page.getByText('+1 more')).toBeVisible();
  await axeCheck(page);
  await screens(page, 'calendar');

  await page.getByRole('button', { name: /^Wednesday, December 2,/ }).focus();
  await page.keyboard.press('PageDown');

  await expect(page.getByRole('grid', { name: 'January 2027' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saturday, January 2', exact: true })).toBeFocused();
});

test('on a large screen a week stands in columns, and a reminder is carried to another day and hour', async ({
  page,
  member,
}) => {
  await atNoon(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [title, dueDateTime] of [
    ['Prenatal yoga', '2026-12-02T16:00:00-05:00'],
    ['Call Mum', '2026-12-02T18:00:00-05:00'],
    ['Antenatal class, week one of six', '2026-12-04T10:30:00-05:00'],
  ]) {
    const data = { userId: member.id, title, type: 'exercise', dueDateTime };
    expect((await page.request.post('/api/reminders', { data })).ok()).toBe(true);
  }
  await page.goto('/calendar');
  await screens(page, 'calendar-month-wide');
  const cell = (day: string) => page.getByRole('button', { name: new RegExp(`^${day}`) });
  await answering(cell('Wednesday, December 2').getByText('Call Mum'));
  await cell('Wednesday, December 2').getByText('Call Mum').hover();
  await page.mouse.down();
  const tenth = await cell('Thursday, December 10').boundingBox();
  if (!tenth) throw new Error('the month is not drawn');
  await page.mouse.move(tenth.x + 40, tenth.y + 20, { steps: 5 });
  const toTenth = 'Call Mum, Thursday, December 10, 6:00 PM. Release to move it';
  await expect(page.getByRole('status').filter({ hasText: toTenth })).toBeVisible();
  await screens(page, 'calendar-month-carried');
  await page.mouse.up();
  await expect(toastOn(page)).toContainText('Moved to Thursday, December 10, 6:00 PM');
  await toastOn(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toastOn(page)).toContainText('Moved back');

  await page.getByRole('tab', { name: 'Week' }).click();
  const dayOf = (name: string) => page.getByRole('group', { name });
  const yoga = dayOf('Wednesday, December 2').getByRole('button', { name: /^Prenatal yoga/ });
  await expect(yoga).toBeInViewport();
  await screens(page, 'calendar-week-wide');
  await axeCheck(page);

  const from = await yoga.boundingBox();
  const friday = await dayOf('Friday, December 4').boundingBox();
  if (!from || !friday) throw new Error('the week is not drawn');
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(friday.x + 40, from.y + 10 - 2 * 48.5, { steps: 5 });
  await expect(
    page.getByText(/^Prenatal yoga, Friday, December 4, 2:00 PM\. Release to move it/),
  ).toBeVisible();
  await page.mouse.up();
  await expect(toastOn(page)).toContainText('Moved to Friday, December 4, 2:00 PM');
  await toastOn(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toastOn(page)).toContainText('Moved back');

  await yoga.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const moved = dayOf('Thursday, December 3').getByRole('button', { name: 'Prenatal yoga, 4:00 PM' });
  await expect(moved).toBeFocused();
  await page.reload();
  await page.getByRole('tab', { name: 'Week' }).click();
  await expect(moved).toBeVisible();
});
