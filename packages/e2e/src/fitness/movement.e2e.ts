import { axeCheck } from '../kit/axe';
import { expectingMother, nursingMother } from '../kit/member';
import { expect, test } from '../kit/test';
import { toastOn } from '../kit/toast';

test.describe('a mother four months after birth', () => {
  test.use({ profile: { ...nursingMother, monthsPostpartum: 4 } });

  test('finds what is open to her, sees what waits, and logs a workout', async ({ page, member: _ }) => {
    await page.goto('/fitness');
    await expect(page.getByText('4 months postpartum. Rest days count too.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Full-Body Half Hour' })).toHaveCount(0);

    await page.getByRole('tab', { name: 'Strength' }).click();
    const locked = page.getByRole('group', { name: 'Reverse Lunges with Press' });
    await expect(locked).toContainText('Wait 2 months');
    await expect(locked).toContainText('Available at 6 months postpartum');
    await axeCheck(page);

    await page.getByRole('tab', { name: 'All' }).click();
    await page.getByRole('button', { name: 'Stroller Walk' }).click();
    await expect(page.getByRole('dialog')).toContainText('Stop and rest if you notice');
    await expect(page.getByRole('dialog')).toContainText('Stop and call at once for');
    await expect(page.getByRole('button', { name: 'Start Workout' })).toBeDisabled();
    const asked = (question: string, answer: string) =>
      page
        .getByRole('radiogroup', { name: question })
        .getByRole('radio', { name: answer, exact: true })
        .check();
    await asked('Has your doctor or midwife said that you may exercise?', 'Yes');
    await asked('Was your baby born by cesarean?', 'No');
    await page.getByRole('button', { name: 'Keep my answers' }).click();
    await page.getByRole('button', { name: 'Start Workout' }).click();
    await expect(page.getByRole('button', { name: 'Save Workout' })).toBeDisabled();
    await page.getByLabel('Duration (minutes)').fill('25');
    await page.getByRole('button', { name: 'Save Workout' }).click();

    await expect(toastOn(page)).toContainText('Workout completed! 🎉');
    await expect(toastOn(page)).toContainText('Great job staying active and healthy!');
    await expect(page.getByRole('list', { name: 'Recent workouts' })).toContainText(
      'Stroller WalkToday, 25 min',
    );
    await expect(page.getByRole('region', { name: 'This week' })).toContainText('1');
  });
});

test.describe('an exercise with a video', () => {
  const VIDEO = 'https://www.youtube.com/watch?v=abcDEF-12_3';

  test('tries its picture, a larger one, then a drawing, in the list and in the dialog', async ({
    page,
    member: _,
  }) => {
    const asked: string[] = [];
    await page.route('https://img.youtube.com/**', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 404 });
    });
    await page.route('**/api/exercises', async (route) => {
      const exercises = (await (await route.fetch()).json()) as { name: string; youtubeUrl: string | null }[];
      for (const exercise of exercises) if (exercise.name === 'Belly Breathing') exercise.youtubeUrl = VIDEO;
      await route.fulfill({ json: exercises });
    });
    await page.goto('/fitness');
    const card = page.getByRole('region', { name: 'Belly Breathing' });
    await expect
      .poll(() => asked)
      .toEqual(['/vi/abcDEF-12_3/mqdefault.jpg', '/vi/abcDEF-12_3/maxresdefault.jpg']);
    await expect(card.locator('svg[preserveAspectRatio=none]')).toBeVisible();

    await page.getByRole('button', { name: 'Belly Breathing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Belly Breathing' });
    const watch = dialog.getByRole('link', { name: 'Watch on YouTube (opens in a new tab)' });
    await expect(watch).toHaveAttribute('href', VIDEO);
    const drawing = await dialog.locator('svg[preserveAspectRatio=none]').boundingBox();
    expect(drawing?.height).toBeGreaterThan(100);
    await axeCheck(page);
  });
});

test.describe('a pregnant mother', () => {
  test.use({ profile: expectingMother });

  test('is offered what is safe, whatever its months', async ({ page, member: _ }) => {
    await page.goto('/fitness');
    await expect(page.getByRole('button', { name: 'Bird Dog' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ten Gentle Minutes After Birth' })).toHaveCount(0);

    await page.goto('/progress');
    await page.getByRole('tab', { name: 'Goals' }).click();
    await expect(page.getByRole('heading', { name: 'Goals can wait' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Weight goal' })).toHaveCount(0);
  });
});
