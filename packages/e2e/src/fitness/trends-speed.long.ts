import { atRest } from '../kit/at-rest';
import { watchMainThread } from '../kit/main-thread';
import { expect, memberTest as test } from '../kit/test';
import { trackDays } from './tracking-days';

test('a year of days is drawn in small steps on a slow phone, and leads to the diary of any day in two taps', async ({
  page,
  member,
}) => {
  test.setTimeout(120_000);
  await trackDays(page, member, 365);
  await page.goto('/progress?tab=trends');
  const last = page.getByRole('heading', { name: /^(Diary of a day|Look into a)/ });
  for (const [name, month] of [
    ['Year', 'Look into a month'],
    ['Month', 'Diary of a day'],
    ['Year', 'Look into a month'],
  ] as const) {
    await expect(last).toBeVisible({ timeout: 30_000 });
    await atRest(page);
    const { devtools, work } = await watchMainThread(page);
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name: month })).toBeVisible({ timeout: 30_000 });
    const { long, styled, laidOut } = await work();
    await devtools.detach();
    // The machine is shared, so time is told and not judged; how much is drawn at once is counted.
    console.log(
      `a year of trends, ${name}: tasks over 50 ms ${long.join(', ') || 'none'}; at once ${styled} elements styled, ${laidOut} laid out`,
    );
    // One card is about 150 elements, all of them about 1,000.
    expect.soft(styled, name).toBeLessThanOrEqual(350);
    expect.soft(laidOut, name).toBeLessThanOrEqual(450);
  }
  const charts = page.getByRole('img', { name: /./ }).and(page.locator('svg'));
  expect(await charts.locator('*').count(), 'parts of all charts').toBeLessThanOrEqual(900);

  await page.getByRole('region', { name: 'Look into a month' }).getByRole('link').first().click();
  await page.getByRole('region', { name: 'Diary of a day' }).getByRole('link').nth(2).click();
  await expect(page.getByRole('heading', { name: 'Diary', level: 1 })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('day')).toMatch(/-03$/);
});
