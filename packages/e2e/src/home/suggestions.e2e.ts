import { expect, memberTest as test } from '../kit/test';
import { breakWrites, expectToast, keepDays } from './on-home';

test.use({ serviceWorkers: 'block' });

const DAIRY = 'Eating mostly dairy-free?';
const WEIGHT = 'Update your weight?';

test('two suggestions at most, health first; accepting changes the profile, dismissing lasts', async ({
  page,
  member,
}) => {
  await keepDays(page, member, 'Lentil stew', { weight: 155, energyLevel: 4, postpartumBlues: true });
  await page.goto('/');
  const cards = page.getByRole('heading', { level: 3 });
  const heavy = page
    .getByRole('region', { name: 'These days sound heavy' })
    .or(page.getByRole('heading', { name: 'These days sound heavy' }));
  await expect(heavy.first()).toBeVisible();
  await expect(cards.filter({ hasText: /heavy|weight|mostly|energy/i })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Get Support' })).toHaveAttribute('href', '/wellness');
  await expect(page.getByText('80% match')).toHaveCount(0);
  await page.getByRole('button', { name: 'Dismiss suggestion: These days sound heavy' }).click();
  await expect(heavy).toHaveCount(0);

  // Of the four diets the whole share speaks for, the first one comes before weight (0.9).
  const accept = page.getByRole('button', { name: 'Update my profile' }).first();
  await expect(page.getByRole('heading', { name: DAIRY })).toBeVisible();
  const mend = await breakWrites(page, `**/api/users/${member.id}`);
  await accept.click();
  await expectToast(page, 'Update Failed', 'Failed to update your profile. Please try again.');
  await expect(page.getByRole('heading', { name: DAIRY })).toBeVisible();
  await mend();
  await accept.click();
  await expectToast(page, 'Profile Updated');
  await expect(page.getByRole('heading', { name: DAIRY })).toHaveCount(0);
  const user = (await (await page.request.get(`/api/users/${member.id}`)).json()) as {
    dietaryRestrictions: string[];
  };
  expect(user.dietaryRestrictions).toEqual(['dairy-free']);

  await page.reload();
  await expect(page.getByText('100% match').first()).toBeVisible();
  await expect(heavy).toHaveCount(0);
  await expect(page.getByRole('heading', { name: DAIRY })).toHaveCount(0);
});

test('a weight that has moved is offered with its figure', async ({ page, member }) => {
  await keepDays(page, member, 'Chicken burger with cheese', { weight: 155 });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: WEIGHT })).toBeVisible();
  await expect(page.getByText('90% match')).toBeVisible();
  await page.getByRole('button', { name: 'Use 155 lb' }).click();
  await expectToast(page, 'Profile Updated');
  await expect(page.getByRole('heading', { name: WEIGHT })).toHaveCount(0);
});
