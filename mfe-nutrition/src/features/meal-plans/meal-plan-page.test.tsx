import { nutrition, type MealPlan } from '@nestwell/contracts/nutrition';
import {
  answer,
  aNursingMother,
  refuse,
  renderWithHost,
  settle,
  type FakeAnswer,
} from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan } from '../../testing/a-plan';
import { MealPlanPage } from './meal-plan-page';

const listed = answer(nutrition.listMealPlans, [aPlan()]);

const open = (answers: FakeAnswer[], id = aPlan().id) => {
  const taps = userEvent.setup();
  const view = renderWithHost(<MealPlanPage />, {
    user: aNursingMother(),
    answers,
    route: `/nutrition/meal-plan/${id}`,
    path: '/nutrition/meal-plan/:id',
  });
  return { ...view, taps };
};

it('shows every day, and a recipe that is gone as unavailable', async () => {
  open([listed]);
  expect(await screen.findByRole('heading', { name: 'Daily Meals' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Read One-Pot Lentil Stew aloud' })).toHaveLength(1);
  expect(screen.getByText('Recipe unavailable')).toBeVisible();
  expect(screen.getByText('1,340 kcal in 3 meals')).toBeVisible();
});

it('ticks at once and keeps it', async () => {
  const { taps, calls } = open([listed, answer(nutrition.changeMealPlan, aPlan())]);
  const oil = await screen.findByRole('checkbox', { name: 'Olive oil' });
  expect(screen.getByText('1 of 3')).toBeVisible();
  await taps.click(oil);

  expect(oil).toBeChecked();
  expect(screen.getByText('2 of 3')).toBeVisible();
  await waitFor(() =>
    expect(calls(nutrition.changeMealPlan)[0]?.body).toEqual({
      ticks: [{ category: 'Pantry', item: 'Olive oil', checked: true }],
    }),
  );
});

it('takes a tick back that could not be kept', async () => {
  const { taps, toasts } = open([listed, refuse(nutrition.changeMealPlan, 'internal')]);
  const oil = await screen.findByRole('checkbox', { name: 'Olive oil' });
  await taps.click(oil);
  await waitFor(() => expect(toasts()[0]).toMatchObject({ title: 'That was not saved', tone: 'alert' }));
  expect(oil).not.toBeChecked();
});

it('keeps a tick while an older list is on its way', async () => {
  let answerIt: (plans: [MealPlan]) => void = () => undefined;
  const slow = answer(
    nutrition.listMealPlans,
    () => new Promise<[MealPlan]>((resolve) => (answerIt = resolve)),
  );
  const { taps, answer: add, queryClient, calls } = open([listed, answer(nutrition.changeMealPlan, aPlan())]);
  const oil = await screen.findByRole('checkbox', { name: 'Olive oil' });
  add(slow);
  void queryClient.invalidateQueries();
  await waitFor(() => expect(calls(nutrition.listMealPlans)).toHaveLength(2));
  await taps.click(oil);
  answerIt([aPlan()]);
  await settle();

  expect(oil).toBeChecked();
});

it('copies what is still to buy', async () => {
  const { taps } = open([listed]);
  await taps.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(
    [
      'Shopping list: Nursing Mother Plan (7 Days)',
      'Proteins\n- Roasted turkey breast, 85 g (1 serving)',
      'Pantry\n- Olive oil (1 serving)',
    ].join('\n\n'),
  );
});

it('says the amount of a line beside its servings, and neither where there is none', async () => {
  open([listed]);
  const line = (await screen.findByRole('checkbox', { name: 'Brown lentils' })).closest('li');
  expect(line).toHaveTextContent('Brown lentils3 cups2 servings');
  expect(screen.getByRole('checkbox', { name: 'Olive oil' }).closest('li')).toHaveTextContent(
    /oil1 serving$/,
  );
  expect(
    screen.getByText(/Amounts are for one serving of each meal, added up where they can be/),
  ).toBeVisible();
});

it('deletes and goes back to Nutrition', async () => {
  const { taps, toasts, location } = open([listed, answer(nutrition.deleteMealPlan, undefined)]);
  await taps.click(await screen.findByRole('button', { name: 'Delete plan' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Delete the plan? This cannot be undone.',
  });
  await taps.click(within(dialog).getByRole('button', { name: 'Delete' }));

  await waitFor(() => expect(location()).toBe('/nutrition'));
  expect(toasts()).toMatchObject([{ title: 'Meal plan deleted', action: { label: 'Undo' } }]);
});

it('says when deleting failed', async () => {
  const { taps, toasts } = open([listed, refuse(nutrition.deleteMealPlan, 'internal')]);
  await taps.click(await screen.findByRole('button', { name: 'Delete plan' }));
  const dialog = await screen.findByRole('alertdialog');
  await taps.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(toasts()).toEqual([
      { title: 'Failed to delete meal plan', description: 'Please try again.', tone: 'alert' },
    ]),
  );
});

it('is not found for an unknown id', async () => {
  open([listed], 'unknown');
  expect(await screen.findByRole('heading', { name: 'Meal Plan Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Nutrition' })).toHaveAttribute('href', '/nutrition');
});

it('offers another try when the plans did not load', async () => {
  const view = open([refuse(nutrition.listMealPlans, 'internal')]);
  const again = await screen.findByRole('button', { name: 'Try again' });
  view.answer(listed);
  await view.taps.click(again);
  expect(await screen.findByRole('heading', { name: 'Daily Meals' })).toBeVisible();
});
