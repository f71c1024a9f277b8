import { expect, test } from '../kit/test';

test('a mother whose trial is over is led to the plans, and the server refuses', async ({
  page,
  startSite,
}) => {
  const site = await startSite();
  const answer = await page.request.post(`${site.url}/api/users`, {
    data: { email: 'late@example.com', consent: true, monthsPostpartum: 2, isPregnant: false },
  });
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`${site.url}/healthz`);
  await page.evaluate((userId) => localStorage.setItem('userId', userId), id);
  await page.request.post(`${site.url}/api/test/clock`, { data: { advanceSeconds: 8 * 86_400 } });

  await page.goto(`${site.url}/wellness`);
  await expect(page).toHaveURL(/\/checkout$/);
  await page.goto(`${site.url}/wellness?tab=support`);
  await expect(page.getByRole('heading', { name: 'Someone answers, day or night' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /988/ }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await page.goto(`${site.url}/calendar?show=medication`);
  await expect(page.getByRole('heading', { name: 'Your medication' })).toBeVisible();
  await page.getByRole('link', { name: 'Whole calendar' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  const refused = await page.request.get(`${site.url}/api/users/${id}/tracking/today`);
  expect(refused.status()).toBe(402);
});
