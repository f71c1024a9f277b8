import { takenAway } from '@nestwell/contracts/kernel';
import { nutrition, type KeptFood } from '@nestwell/contracts/nutrition';
import { addDays, fullDay } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import {
  answer,
  aUser,
  offline,
  refusedBefore,
  renderWithHost,
  type HostTestOptions,
} from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnRecipesPage } from './own-recipes-page';
import { aKeptRecipe } from '../testing/a-kept-food';
import { aMeal } from '../testing/a-meal';
import { aPlan } from '../testing/a-plan';

const soup = aKeptRecipe({}, { source: 'https://www.example.com/soup' });
const tomorrow = addDays(deviceDate(new Date()), 1);

function open(kept: KeptFood[] = [soup], { answers = [], ...options }: HostTestOptions = {}) {
  const taps = userEvent.setup();
  const view = renderWithHost(<OwnRecipesPage />, {
    route: '/nutrition?view=recipes',
    ...options,
    answers: [
      answer(nutrition.listKeptFoods, kept),
      answer(nutrition.replaceKeptFood, ({ body }) => aKeptRecipe(body)),
      answer(nutrition.keepFood, soup),
      answer(nutrition.forgetFood, undefined),
      answer(takenAway.putBack, undefined),
      answer(nutrition.listMealPlans, [aPlan()]),
      answer(nutrition.changeMealPlan, aPlan()),
      answer(nutrition.logMealOfUser, aMeal()),
      ...answers,
    ],
  });
  const press = async (name: string | RegExp) => taps.click(await screen.findByRole('button', { name }));
  const choose = async (name: string) => {
    await press('More for Lentil soup');
    await taps.click(await screen.findByRole('menuitem', { name }));
  };
  return { ...view, taps, press, choose };
}
const undo = (view: ReturnType<typeof open>) => view.toasts().at(-1)?.action?.onSelect();

it('shows what one serving has, her note, and where a recipe is from', async () => {
  open();
  const card = within(await screen.findByRole('region', { name: 'Lentil soup' }));

  expect(card.getByText('Less salt.')).toBeVisible();
  expect(card.getByText(/Serves 4, 35 min/)).toBeVisible();
  expect(card.getByRole('link', { name: /^example.com/ })).toHaveAttribute('href', soup.recipe?.source);
});

it('rates with one tap, and takes it back with one', async () => {
  const view = open();
  await view.taps.click(await screen.findByRole('radio', { name: 'Lentil soup: 4 of 5' }));
  await waitFor(() => expect(view.calls(nutrition.replaceKeptFood)).toHaveLength(1));
  expect(view.calls(nutrition.replaceKeptFood)[0]?.body.recipe).toMatchObject({ ...soup.recipe, rating: 4 });

  undo(view);
  await waitFor(() => expect(view.calls(nutrition.replaceKeptFood)[1]?.body.recipe?.rating).toBeNull());
});

it('changes the amounts with the number it is cooked for', async () => {
  const view = open();
  await view.press('Ingredients and steps');
  await view.press('More cook for');
  await view.press('More cook for');

  const lines = within(screen.getByRole('list', { name: 'Ingredients' })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual(['1 lb (450 g) Red lentils', '3 cloves garlic']);
});

it('changes steps and note, and nothing that was not touched', async () => {
  const view = open();
  await view.choose('Change the recipe');
  const form = within(await screen.findByRole('dialog', { name: 'A recipe of yours' }));
  await view.taps.click(form.getByRole('button', { name: 'Take out step 3' }));
  await view.taps.click(form.getByRole('button', { name: 'Add a step' }));
  await view.taps.type(form.getByRole('textbox', { name: 'Step 3' }), 'Add lemon.');
  await view.taps.type(form.getByRole('textbox', { name: 'Your note' }), ' More lemon.');
  await view.taps.click(form.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(view.calls(nutrition.replaceKeptFood)).toHaveLength(1));
  expect(view.calls(nutrition.replaceKeptFood)[0]?.body.recipe).toMatchObject({
    note: 'Less salt. More lemon.',
    steps: [...(soup.recipe?.steps.slice(0, 2) ?? []), 'Add lemon.'],
    source: soup.recipe?.source,
    servings: 4,
  });
});

it('deletes one, and Undo puts it back', async () => {
  const view = open();
  await view.choose('Delete');
  await waitFor(() => expect(view.toasts()[0]).toMatchObject({ title: 'Not kept anymore' }));
  expect(view.calls(nutrition.forgetFood)).toHaveLength(1);
  undo(view);

  await waitFor(() =>
    expect(view.calls(takenAway.putBack)[0]?.body).toEqual({ kind: 'keptFood', id: soup.id }),
  );
});

it('puts it into a meal of a running plan, with its ingredients on the list', async () => {
  const view = open();
  await view.choose('Add to a plan');
  const sheet = within(await screen.findByRole('dialog', { name: 'Add Lentil soup to a plan' }));
  await view.taps.selectOptions(
    await sheet.findByRole('combobox', { name: 'Day' }),
    sheet.getByRole('option', { name: fullDay(tomorrow) }),
  );
  await view.taps.click(sheet.getByRole('button', { name: 'Lunch' }));
  await view.taps.click(sheet.getByRole('button', { name: 'Add to plan' }));

  await waitFor(() => expect(view.calls(nutrition.changeMealPlan)).toHaveLength(1));
  const sent = view.calls(nutrition.changeMealPlan)[0]?.body;
  expect(sent?.meal).toEqual({ date: tomorrow, slot: 'lunch', recipes: [soup.id] });
  const lines = sent?.shoppingList?.flatMap(({ items }) => items) ?? [];
  expect(lines).toContainEqual(expect.objectContaining({ item: 'Red lentils', amount: '75 g' }));

  undo(view);
  await waitFor(() =>
    expect(view.calls(nutrition.changeMealPlan)[1]?.body.meal?.recipes).toEqual(['turkey-avocado-wrap']),
  );
});

it('puts nothing into a plan that she is allergic to', async () => {
  const view = open([soup], { user: aUser({ allergies: ['celery'] }) });
  await view.choose('Add to a plan');

  expect(await screen.findByRole('dialog')).toHaveTextContent('contains celery, which you are allergic to');
  expect(screen.queryByRole('button', { name: 'Add to plan' })).not.toBeInTheDocument();
});

it('puts nothing of a page into a plan before she with an allergy has confirmed what it contains', async () => {
  const source = 'https://www.example.com/soup';
  const ofPage = aKeptRecipe({ contains: [] }, { source });
  const view = open([ofPage], { user: aUser({ allergies: ['nuts'] }) });
  expect(await screen.findByRole('region', { name: 'Lentil soup' })).toHaveTextContent('Allergens unknown');
  await view.choose('Add to a plan');

  expect(await screen.findByRole('dialog')).toHaveTextContent('Nobody has checked what it contains');
  expect(screen.queryByRole('button', { name: 'Add to plan' })).not.toBeInTheDocument();
});

it('logs servings of it as the meal they are', async () => {
  const view = open();
  await view.press(/Log as Meal/);
  const sheet = within(await screen.findByRole('dialog', { name: 'Log as Meal' }));
  await view.taps.click(sheet.getByRole('button', { name: 'Dinner' }));
  await view.taps.click(sheet.getByRole('button', { name: 'More servings' }));
  await view.taps.click(sheet.getByRole('button', { name: 'Log meal' }));

  await waitFor(() => expect(view.calls(nutrition.logMealOfUser)).toHaveLength(1));
  expect(view.calls(nutrition.logMealOfUser)[0]?.body).toMatchObject({
    name: 'Lentil soup',
    calories: 435,
    fat: null,
    mealType: 'dinner',
    portion: { label: 'serving', times: 1.5 },
  });
});

it('says so where there is none, and asks to try again where they did not load', async () => {
  const none = open([]);
  expect(await screen.findByRole('heading', { name: 'No recipe of yours yet' })).toBeVisible();
  none.unmount();
  open([], { answers: [offline(nutrition.listKeptFoods)] });
  expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
});

it('opens a recipe of hers that could not be kept with what she wrote', async () => {
  const { id: _id, userId, createdAt: _at, ...recipe } = soup;
  refusedBefore(nutrition.keepFood, { params: { userId }, body: { ...recipe, name: 'Squash soup' } });
  open();

  const form = within(await screen.findByRole('dialog', { name: 'A recipe of yours' }));

  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Squash soup');
});
