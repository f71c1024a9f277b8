import { answering } from '../kit/answering';
import { holdScripts } from '../kit/held-scripts';
import { expectStill, watchShifts } from '../kit/shifts';
import { expect, memberTest, test } from '../kit/test';

for (const each of [test, memberTest]) each.use({ serviceWorkers: 'block' });

memberTest('a button that she pressed before hydration is pressed once after it', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Log Food' });
  await button.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toHaveCSS('opacity', '0.6');

  letGo();

  await expect(page.getByRole('dialog', { name: 'Log Your Meal' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toHaveCSS('opacity', '1');
});

memberTest('a link that she follows before hydration is a link', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Nutrition' }).first().click({ noWaitAfter: true });

  await expect(page).toHaveURL(/\/nutrition$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Nutrition' })).toBeVisible();
});

memberTest(
  'a slot keeps its server HTML until its remote has come, and then does what she pressed',
  async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await watchShifts(page);
    const letGo = await holdScripts(page, /\/r\/fitness\/.*\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    const cup = page.getByRole('button', { name: /^Add 1 cup of water.*0 of 10/ });
    const rendered = await cup.elementHandle();
    await answering(page.getByRole('button', { name: 'Log Food' }));
    await cup.click();
    await expect(cup).toHaveCSS('opacity', '0.6');
    expect(await cup.evaluate((shown, first) => shown === first, rendered)).toBe(true);

    letGo();

    const counted = page.getByRole('button', { name: /^Add 1 cup of water.*1 of 10/ });
    await expect(counted).toBeVisible();
    expect(await counted.evaluate((shown, first) => shown === first, rendered)).toBe(true);
    await page.waitForLoadState('networkidle');
    await expect(counted).toBeVisible();
    await expectStill(page);
    expect(said.filter((text) => text.startsWith('[hydrate]'))).toEqual([]);
  },
);

test('what a visitor types and sends before hydration is kept, and is sent once', async ({ page }) => {
  const logins: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/users/by-email') logins.push(pathname);
  });
  const letGo = await holdScripts(page);
  await page.goto('/onboarding', { waitUntil: 'commit' });
  const address = page.getByLabel('Your e-mail');
  await address.fill('nobody@example.com');
  await address.press('Enter');
  await expect(page).toHaveURL(/\/onboarding$/);

  letGo();

  await expect(page.getByText('User not found')).toBeVisible();
  await expect(address).toHaveValue('nobody@example.com');
  expect(logins).toHaveLength(1);
});

test('what a visitor goes on typing while the page is hydrated is all there', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/onboarding', { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.pressSequentially('Ada ');
  letGo();
  await name.pressSequentially('Willow of the River', { delay: 30 });
  await answering(name);

  await expect(name).toHaveValue('Ada Willow of the River');
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('ada.willow@example.com');
  await page.getByRole('radio', { name: /Postpartum/ }).check();
  await page.getByLabel('Months postpartum').selectOption('6');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio', { name: /Light/ })).toBeVisible();
});

test('what a visitor ticks before hydration stays ticked, is heard by nobody yet, and counts', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/onboarding', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Willow');
  const root = page.locator('#root');
  // Where React will listen.
  await root.evaluate((place) => place.addEventListener('click', () => (place.dataset.heard = ''), true));
  const after = page.getByRole('radio', { name: /Postpartum/ });
  await after.check();
  await expect(root).not.toHaveAttribute('data-heard');

  letGo();
  await page.waitForLoadState('networkidle');
  await expect(after).toBeChecked();
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('ada.willow@example.com');
  await expect(after).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Willow');
  await page.getByLabel('Months postpartum').selectOption('6');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio', { name: /Light/ })).toBeVisible();
});
