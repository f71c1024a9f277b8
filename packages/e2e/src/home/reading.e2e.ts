import { goInPlace } from '../kit/in-place';
import { expectingMother } from '../kit/member';
import { expect, test } from '../kit/test';

test.use({ serviceWorkers: 'block' });

test('the quote stays all day and changes half a second after it is asked to', async ({ page, member }) => {
  expect(member.name).toBe('Maya Brook');
  await page.goto('/');
  const quote = page.locator('[data-slot="home.quote@1"] blockquote');
  await expect(quote).not.toBeEmpty();
  const first = await quote.innerText();
  await page.reload();
  await expect(quote).toHaveText(first);
  await page.getByRole('button', { name: 'Show another quote' }).click();
  await expect(quote).not.toHaveText(first);
  const second = await quote.innerText();
  await page.reload();
  await expect(quote).toHaveText(second);
});

test('nursing mode adds 500 and takes it away, with one figure on every screen', async ({ page, member }) => {
  await page.goto('/');
  await expect(page.getByText('0 eaten of 2,600')).toBeVisible();
  const toggle = page.getByRole('switch', { name: 'Nursing Mode' });
  await expect(toggle).toBeChecked();
  await toggle.press('Space');
  await expect(page.getByText('0 eaten of 2,100')).toBeVisible();
  await goInPlace(page, '/progress');
  await expect(page.getByRole('img', { name: 'Calories: 0 of 2100 kcal, 0 percent' })).toBeVisible();
  await goInPlace(page, '/settings');
  await expect(page.getByText('Daily goal: 2,100 calories')).toBeVisible();
  await page.goto('/');
  await expect(toggle).not.toBeChecked();
  const user = (await (await page.request.get(`/api/users/${member.id}`)).json()) as {
    baseCalorieGoal: number;
  };
  expect(user.baseCalorieGoal).toBe(2100);
});

test.describe('a mother who expects', () => {
  test.use({ profile: { ...expectingMother, pregnancyWeek: 24 } });

  test('reads where she is; nursing mode gives its reason; the links lead on', async ({ page, member }) => {
    expect(member.pregnancyWeek).toBe(24);
    await page.goto('/');
    await expect(page.getByText('Week 24', { exact: true })).toBeVisible();
    await expect(page.getByText('Second trimester')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Month 6 Milestone' })).toBeVisible();
    await expect(page.getByText('85%')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Nursing Mode' })).toBeDisabled();
    await expect(page.getByText('Turns on when you tell us you’re breastfeeding.')).toBeVisible();
    await expect(page.getByText('0 eaten of 2,100')).toBeVisible();
    for (const [name, href] of [
      ['Workout', '/fitness'],
      [/^View All/, '/nutrition?view=diary'],
      ['Subscribe', '/checkout'],
      ['Edit Profile & Settings', '/settings'],
      [/^(Join Chat|Start the conversation)$/, '/community'],
    ] as const) {
      await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', href);
    }
    const more = page.getByRole('link', { name: /^Learn More/ });
    await expect(more).toHaveAttribute('target', '_blank');
    await expect(more).toHaveAttribute('rel', /noopener/);
  });
});
