import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expect, test } from '../kit/test';

const MOST_STOPS = 90;

/** Presses Tab until something has the focus; it must then be on the screen with nothing in front of it. */
async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  // Looked for anew only once it is gone: to find it by its name at each stop, the page works out all names it has.
  let found = await target.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const stands = await found?.evaluate((element) => ({
      isHere: element.isConnected,
      hasFocus: element === document.activeElement,
    }));
    if (stands?.hasFocus) break;
    if (stands?.isHere) await page.keyboard.press('Tab');
    else found = await target.elementHandle();
  }
  await expect(target).toBeFocused();
  await expect.poll(() => target.evaluate(isInSight), 'what has the focus can be seen').toBe(true);
}

function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  // The drawn part of a choice lies over its input, in the same label.
  return shown !== null && (element.contains(shown) || Boolean(element.parentElement?.contains(shown)));
}

async function press(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

async function write(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('ControlOrMeta+A');
  await target.page().keyboard.type(text);
}

/** A whole life with the product, and never a pointer. */
export function keyboardJourney(): void {
  test('signing up, paying, saving, writing to support and cancelling need no pointer', async ({ page }) => {
    test.setTimeout(120_000);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
    const step = (name: string) => page.getByRole('heading', { level: 2, name });
    const nav = (name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

    await test.step('onboarding, each step from its first field or its heading', async () => {
      await page.goto('/onboarding');
      await write(page.getByLabel('Name'), 'Amara');
      await write(page.getByRole('textbox', { name: 'E-mail', exact: true }), `${randomUUID()}@example.com`);
      await press(page.getByRole('radio', { name: /Pregnant/ }), 'ArrowDown');
      await expect(page.getByRole('radio', { name: /Postpartum/ })).toBeChecked();
      await press(page.getByLabel('Months postpartum'), '6');
      await press(page.getByRole('switch', { name: 'I am breastfeeding' }), 'Space');
      await press(button('Continue'));
      await expect(page.getByLabel(/Current weight/)).toBeFocused();
      await write(page.getByLabel(/Current weight/), '150');
      await press(page.getByRole('radio', { name: /Sedentary/ }), 'ArrowDown');
      await press(button('Continue'));
      await expect(step('Dietary preferences')).toBeFocused();
      await press(button('Vegan'), 'Space');
      await press(button('Continue'));
      await expect(step('Review')).toBeFocused();
      await press(page.getByRole('checkbox', { name: /16 or older/ }), 'Space');
      await press(page.getByRole('checkbox', { name: /health data/ }), 'Space');
      await press(button('privacy policy'));
      await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button('privacy policy')).toBeFocused();
      await press(button('Complete Setup'));
      await expect(title('Choose your plan')).toBeFocused();
    });

    await test.step('checkout', async () => {
      await press(button('Choose annual'));
      await page.waitForURL(/purchase=1/);
      await tabTo(page.getByLabel('Country'));
      await page.keyboard.type('United States');
      await tabTo(page.getByLabel('State'));
      await page.keyboard.type('Oregon');
      await press(button('Decline'));
      await expect(page.getByText(/declined\. Nothing was charged/)).toBeVisible();
      await expect(button('Decline')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(button('Approve $97.00')).toBeFocused();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === '/');
      await expect(title(/, Amara$/)).toBeVisible();
    });

    await test.step('the bell', async () => {
      await press(button(/^Notifications/));
      const bell = page.getByRole('dialog', { name: /^Notifications/ });
      await press(bell.getByRole('button', { name: 'Mark as read' }).first());
      await expect(bell.getByRole('listitem').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button(/^Notifications/)).toBeFocused();
    });

    await test.step('settings', async () => {
      await press(nav('Settings'));
      await expect(title('Settings')).toBeFocused();
      await write(page.getByLabel('Name'), 'Amara Osei');
      await press(button('kg'));
      await press(button('Save Changes'));
      await expect(page.getByRole('status').filter({ hasText: 'Settings saved' })).toBeVisible();
      await expect(title('Settings')).toBeFocused();
    });

    await test.step('support', async () => {
      await press(nav('Support'));
      await expect(title('How can we help?')).toBeFocused();
      await press(page.getByRole('tab', { name: 'FAQs' }), 'ArrowRight');
      await expect(page.getByRole('tab', { name: 'Feedback' })).toBeFocused();
      await write(page.getByRole('textbox', { name: 'Message' }), 'Could recipes show grams?');
      await press(button('Send feedback'));
      await expect(page.getByText('Waiting for response')).toBeVisible();
      await expect(button('Send feedback')).toBeFocused();
    });

    await test.step('cancelling, and the way back', async () => {
      await press(nav('Settings'));
      await press(button('Cancel Subscription'));
      const question = page.getByRole('alertdialog');
      await expect(question.getByRole('button', { name: 'Keep my plan' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button('Cancel Subscription')).toBeFocused();
      await page.keyboard.press('Enter');
      await press(question.getByRole('button', { name: 'Cancel Subscription' }));
      await expect(page.getByText('Canceled. Your access has ended.')).toBeVisible();
      await expect(title('Settings')).toBeFocused();

      await press(nav('Home'));
      await expect(page).toHaveURL(/\/checkout$/);
      await expect(button('Upgrade Now')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(button('Is this urgent?')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(button('Upgrade Now')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(title('Choose your plan')).toBeFocused();
    });
  });
}
