import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeCheck } from '../kit/axe';
import { ringQuestion, sayNotNow } from '../kit/ring-question';
import { screens } from '../kit/screens';
import { expect, memberTest as test } from '../kit/test';

test.use({ serviceWorkers: 'allow' });

/** As a browser of this test alone gives it. Nothing is due meanwhile, so that nobody is called there. */
function aSubscription() {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`, keys };
}

interface Browser {
  permission: NotificationPermission;
  /** What she answers when the browser asks. */
  answers: NotificationPermission;
}

/** A browser that asks her once, and whose push service takes everybody. */
const asks = (page: Page, browser: Browser) =>
  page.addInitScript(
    ({ given, permission, answers }) => {
      const kept = (name: string) => localStorage.getItem(name);
      const subscription = {
        endpoint: given.endpoint,
        toJSON: () => given,
        unsubscribe: () => Promise.resolve(localStorage.removeItem('test.subscribed') === undefined),
      } as unknown as PushSubscription;
      PushManager.prototype.subscribe = () => {
        localStorage.setItem('test.subscribed', 'yes');
        return Promise.resolve(subscription);
      };
      PushManager.prototype.getSubscription = () =>
        Promise.resolve(kept('test.subscribed') === null ? null : subscription);
      Object.defineProperty(Notification, 'permission', {
        get: () => kept('test.permission') ?? permission,
      });
      Notification.requestPermission = () => {
        localStorage.setItem('test.permission', answers);
        return Promise.resolve(answers);
      };
    },
    { given: aSubscription(), ...browser },
  );
const wasAsked = (page: Page) => page.evaluate(() => localStorage.getItem('test.permission') !== null);

async function addMedicine(page: Page, name: string) {
  await page.goto('/care/medicines');
  await page.getByRole('button', { name: 'Add a medicine' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a medicine' });
  await sheet.getByRole('textbox', { name: 'Name' }).fill(name);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);
}
const silent = (page: Page) => page.getByText(/^Will not ring on this (phone|computer)\.$/);

test('after the first medicine she is asked in words first, and then her phone rings for it', async ({
  page,
}) => {
  await asks(page, { permission: 'default', answers: 'granted' });
  await addMedicine(page, 'Progesterone');
  await expect(ringQuestion(page)).toContainText('For Progesterone, every day at 8:00 AM.');
  expect(await wasAsked(page)).toBe(false);
  await axeCheck(page);
  await screens(page, 'reminders-ask', false);
  await ringQuestion(page).getByRole('button', { name: 'Yes, ring' }).click();
  await expect(ringQuestion(page)).toHaveCount(0);
  await expect(silent(page)).toHaveCount(0);

  await page.goto('/settings/notifications');
  await expect(page.getByRole('switch', { name: /^Ring on this/ })).toBeChecked();
  await expect(page.getByRole('link', { name: /^Medicines/ })).toContainText('1, always ring');
  await axeCheck(page);
  await screens(page, 'settings-notifications');
  // What the push service no longer has rings no more, and is said.
  await page.evaluate(() => localStorage.removeItem('test.subscribed'));
  await page.goto('/care/medicines');
  await expect(silent(page)).toBeVisible();
});

test('after Not now nothing asks by itself, and the line says what will not ring', async ({ page }) => {
  await asks(page, { permission: 'default', answers: 'granted' });
  await addMedicine(page, 'Iron');
  await sayNotNow(page);
  await expect(silent(page)).toBeVisible();
  await axeCheck(page);
  await screens(page, 'reminders-quiet');
  await addMedicine(page, 'Vitamin D');
  await expect(ringQuestion(page)).toHaveCount(0);
  expect(await wasAsked(page)).toBe(false);

  await page.getByRole('button', { name: 'Turn on' }).click();
  await ringQuestion(page).getByRole('button', { name: 'Yes, ring' }).click();
  await expect(silent(page)).toHaveCount(0);
});

test('where she told her phone no, the line says how to allow it', async ({ page }) => {
  await asks(page, { permission: 'default', answers: 'denied' });
  await addMedicine(page, 'Iron');
  await ringQuestion(page).getByRole('button', { name: 'Yes, ring' }).click();
  await expect(page.getByText(/^Blocked in your (phone|computer)’s settings\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'How to allow it' }).click();
  await expect(page.getByRole('dialog', { name: 'How to allow it' }).getByRole('listitem')).toHaveCount(4);
  await axeCheck(page);
  await screens(page, 'reminders-blocked', false);
});

test('a browser without pushes is asked nothing, and the line says so', async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'PushManager'));
  await addMedicine(page, 'Iron');

  await expect(
    page.getByText(/^Will not ring on this (phone|computer): this browser can’t\.$/),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an iPhone in the browser is led to its home screen first', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
    Reflect.deleteProperty(globalThis, 'PushManager');
  });
  await addMedicine(page, 'Iron');
  const way = page.getByRole('dialog', { name: 'Reminders that ring' });
  await way.getByRole('button', { name: 'Got it' }).click();

  await expect(silent(page)).toBeVisible();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(way).toBeVisible();
});
