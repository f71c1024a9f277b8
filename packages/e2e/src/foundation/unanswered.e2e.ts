import { goElsewhere } from '../kit/in-place';
import { expect, memberTest as test } from '../kit/test';

test.use({ serviceWorkers: 'block' });

test('a network that takes calls and answers none is told of, and what she asked for comes once it answers', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();
  await page.clock.runFor(2000);
  let hangs = true;
  const asked = new Set<string>();
  await page.route('**/api/**', (route) => {
    asked.add(new URL(route.request().url()).pathname);
    return hangs ? undefined : route.fallback();
  });

  await goElsewhere(page, '/progress?tab=trends');
  await expect.poll(() => [...asked].join(' ')).toContain('/trends');
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await page.clock.runFor(16_000);
  await expect(again.first()).toBeVisible();

  hangs = false;
  // What she ate is another call, and may say so for itself.
  await expect(async () => {
    for (const button of await again.all()) await button.click({ timeout: 1000 });
    await expect(again).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Sleep' })).toBeVisible();
});
