import type { Page } from '@playwright/test';
import { apart, arriveInPlace } from '../kit/in-place';
import { nursingMother } from '../kit/member';
import { expect, memberTest as test } from '../kit/test';
import { localDateOf, zoneHeader } from '../kit/zone';

test.use({ profile: { ...nursingMother, hidesFigures: true } });
test.describe.configure({ timeout: 180_000 });

const FIGURES = /\bkcal\b|\bkilocalor|\bcalories\b|\bkg\b|\blbs?\b|\bpounds\b|\bkilograms\b/i;
/** The switch says what it hides; the FAQ says what the product does, of nobody. */
const ALLOWED = ['Hide calories and weights'];

const places = [
  { path: '/', shows: 'Recent meals' },
  { path: '/nutrition', shows: 'Weekly Meals' },
  { path: '/nutrition?view=diary', shows: 'Porridge of the day' },
  { path: '/nutrition?tab=plans', shows: 'Nursing' },
  { path: '/progress', shows: 'Hydration' },
  { path: '/progress?tab=trends', shows: 'Protein' },
  { path: '/progress?tab=goals', shows: 'Gentle walks, as far as feels right' },
  { path: '/tracking-history', shows: 'Today' },
  { path: '/fitness', shows: 'Fitness' },
  { path: '/wellness', shows: 'Wellness' },
  { path: '/settings', shows: 'Hide calories and weights' },
];

test('a member who hides calories and weights meets them on no screen, and in what she logs with', async ({
  page,
  member: { id },
}) => {
  const headers = { ...zoneHeader, 'x-user-id': id };
  const meal = { name: 'Porridge of the day', calories: 431, protein: 12, mealType: 'breakfast' };
  const day = { userId: id, date: localDateOf(new Date()), weight: 151.3, waterIntake: 3 };
  expect((await page.request.post(`/api/users/${id}/meals`, { data: meal, headers })).status()).toBe(201);
  expect((await page.request.post('/api/tracking', { data: day, headers })).status()).toBe(200);

  for (const { path, shows } of apart(places, ({ path }) => path)) {
    await arriveInPlace(page, path);
    await expect(page.getByText(shows).first(), path).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    expect(await figuresOn(page), path).toEqual([]);
  }
  await page.goto('/');
  for (const opener of ['Log Food', 'Quick log', 'One-Tap Health Sync']) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await figuresOn(page), opener).toEqual([]);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Hide calories and weights' }).click();
  await expect(page.getByText(/Daily goal: /)).toBeVisible();
  expect(await figuresOn(page)).not.toEqual([]);
});

/** What of a page's words, read aloud ones too, is a calorie figure, a weight, or one of hers. */
async function figuresOn(page: Page): Promise<string[]> {
  const text = await page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label') ?? ''),
    ].join('\n'),
  );
  return text
    .split('\n')
    .filter((line) => !ALLOWED.includes(line.trim()))
    .filter((line) => FIGURES.test(line) || /\b(431|151\.3)\b/.test(line));
}
