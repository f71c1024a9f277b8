import { takenAway } from '@nestwell/contracts/kernel';
import { nutrition } from '@nestwell/contracts/nutrition';
import { answer, refuse, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMeal } from '../../../testing/a-meal';
import { RecentMeals } from './recent-meals';

const four = ['Apple', 'Bread', 'Cheese', 'Dates'].map((name, index) => aMeal({ id: `m${index}`, name }));

async function open(...answers: FakeAnswer[]) {
  const taps = userEvent.setup();
  const view = renderWithHost(<RecentMeals />, {
    answers: [answer(nutrition.listMeals, four), ...answers],
  });
  await screen.findByRole('list', { name: 'Recent meals' });
  const edit = async (name: string) => {
    await taps.click(screen.getByRole('button', { name: new RegExp(name) }));
    return within(await screen.findByRole('dialog', { name: 'Edit meal' }));
  };
  return { ...view, taps, edit };
}

it('shows the three newest, and the way to all', async () => {
  await open();

  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^AppleLunch, /),
    expect.stringMatching(/^BreadLunch, /),
    expect.stringMatching(/^CheeseLunch, /),
  ]);
  expect(screen.getByRole('link', { name: 'View All meals' })).toHaveAttribute(
    'href',
    '/nutrition?view=diary',
  );
});

it('is kind when there is nothing, and logs the first meal from there', async () => {
  const taps = userEvent.setup();
  const view = renderWithHost(<RecentMeals />, {
    answers: [answer(nutrition.listMeals, []), answer(nutrition.logMeal, aMeal())],
  });
  expect(await screen.findByRole('heading', { name: 'Nothing logged yet' })).toBeVisible();

  await taps.click(screen.getByRole('button', { name: 'Log your first meal' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Log Your Meal' }));
  await taps.click(sheet.getByRole('button', { name: 'Enter manually' }));
  await taps.type(sheet.getByRole('textbox', { name: 'Meal name' }), 'Milk');
  await taps.type(sheet.getByRole('textbox', { name: 'Calories' }), '120');
  view.answer(answer(nutrition.listMeals, [aMeal({ name: 'Milk' })]));
  await taps.click(sheet.getByRole('button', { name: 'Log meal' }));

  await waitFor(() => expect(view.toasts()).toMatchObject([{ title: 'Meal logged!' }]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Recent meals' })).toHaveTextContent('Milk');
});

it('offers another try when it did not load', async () => {
  const view = renderWithHost(<RecentMeals />, {
    answers: [refuse(nutrition.listMeals, 'internal')],
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  view.answer(answer(nutrition.listMeals, four));
  await userEvent.click(again);
  expect(await screen.findByRole('list', { name: 'Recent meals' })).toBeVisible();
});

it('corrects a meal; an emptied figure is cleared', async () => {
  const { taps, edit, calls, toasts } = await open(answer(nutrition.changeMeal, aMeal()));
  const sheet = await edit('Apple');
  const calories = sheet.getByRole('textbox', { name: 'Calories' });
  await taps.clear(calories);
  await taps.type(calories, '95');
  await taps.clear(sheet.getByRole('textbox', { name: 'Fat' }));
  await taps.click(sheet.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(toasts()).toEqual([{ title: 'Meal updated', description: 'Apple is saved.' }]));
  expect(calls(nutrition.changeMeal)[0]).toMatchObject({
    params: { mealId: 'm0' },
    body: { name: 'Apple', calories: 95, protein: 34, fat: null },
  });
});

it('keeps the correction when saving fails', async () => {
  const { taps, edit, toasts } = await open(refuse(nutrition.changeMeal, 'internal'));
  const sheet = await edit('Apple');
  await taps.type(sheet.getByRole('textbox', { name: 'Meal name' }), ' pie');
  await taps.click(sheet.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(toasts()[0]).toMatchObject({ title: 'Error', tone: 'alert' }));
  expect(sheet.getByRole('textbox', { name: 'Meal name' })).toHaveValue('Apple pie');
});

it('deletes a meal, and Undo puts it back', async () => {
  const { taps, edit, calls, toasts } = await open(
    answer(nutrition.deleteMeal, undefined),
    answer(takenAway.putBack, undefined),
  );
  const sheet = await edit('Apple');
  await taps.click(sheet.getByRole('button', { name: 'Delete' }));
  await taps.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(toasts().map(({ title }) => title)).toEqual(['Meal deleted', 'Taken back']));
  const { id } = four[0]!;
  expect(calls(takenAway.putBack)[0]?.body).toEqual({ kind: 'meal', id });
  expect(calls(nutrition.deleteMeal)[0]?.params).toEqual({ mealId: id });
});

it('keeps the meal when deleting fails', async () => {
  const { taps, edit, toasts } = await open(refuse(nutrition.deleteMeal, 'internal'));
  const sheet = await edit('Apple');
  await taps.click(sheet.getByRole('button', { name: 'Delete' }));

  await waitFor(() =>
    expect(toasts()).toEqual([
      {
        title: 'Error',
        description: 'Failed to delete meal. Please try again.',
        tone: 'alert',
      },
    ]),
  );
  expect(screen.getByRole('dialog', { name: 'Edit meal' })).toBeVisible();
});
