import { nutrition, type KeptFood, type Meal, type MealType } from '@nestwell/contracts/nutrition';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate, deviceMoment } from '@nestwell/domain/device-time';
import { answer } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { mealTypeAt } from '../../../../lib/meals/eaten';
import { aKeptFood } from '../../../../testing/a-kept-food';
import { aMeal } from '../../../../testing/a-meal';
import { open, search } from '../testing/open-log-meal';

const now = new Date();
const kind: MealType = mealTypeAt(now);
const daysAgo = (days: number) => deviceMoment(addDays(deviceDate(now), -days), 12).toISOString();
const ate = (name: string, days: number, changes: Partial<Meal> = {}) =>
  aMeal({
    id: `${name}-${days}`,
    name,
    mealType: kind,
    loggedAt: daysAgo(days),
    ...changes,
  });

const lentils = {
  portion: { label: '1 cup', grams: 198, times: 1 },
  calories: 230,
  micronutrients: { iron: 6.6 },
};
const meals = [
  ate('Lentils, cooked', 1, lentils),
  ate('Brown rice', 1, {
    loggedAt: new Date(Date.parse(daysAgo(1)) + 60_000).toISOString(),
  }),
  ate('Lentils, cooked', 3, lentils),
];
const bread = aKeptFood();

const openQuick = (kept: KeptFood[] = [], of: Meal[] = meals) =>
  open(
    answer(nutrition.listMeals, of),
    answer(nutrition.listKeptFoods, kept),
    answer(nutrition.logMeals, [aMeal(), aMeal({ id: 'two' })]),
    answer(nutrition.deleteMeal, undefined),
    answer(nutrition.keepFood, bread),
  );

it('logs yesterday’s meal again with one tap in the sheet, and Undo takes back all of it', async () => {
  const view = await openQuick();
  await view.taps.click(await view.sheet.findByRole('button', { name: /^Yesterday’s / }));

  await waitFor(() => expect(view.toasts()[0]).toMatchObject({ title: 'Meal logged!' }));
  expect(view.calls(nutrition.logMeals)[0]?.body.meals).toMatchObject([
    {
      name: 'Lentils, cooked',
      calories: 230,
      portion: lentils.portion,
      micronutrients: { iron: 6.6 },
      mealType: kind,
    },
    { name: 'Brown rice' },
  ]);
  expect(view.calls(nutrition.logMeals)[0]?.body.meals[0]).not.toHaveProperty('loggedAt');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await view.taps.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(view.calls(nutrition.deleteMeal)).toHaveLength(2));
});

it('logs several foods in one go, each in its portion', async () => {
  const view = await openQuick();
  await view.taps.click(await view.sheet.findByRole('checkbox', { name: /^Lentils, cooked 1 cup/ }));
  await view.press('More portions of lentils, cooked');
  await view.taps.click(view.sheet.getByRole('checkbox', { name: /^Brown rice/ }));
  await view.press('Log 2 foods');

  await waitFor(() => expect(view.calls(nutrition.logMeals)).toHaveLength(1));
  expect(view.calls(nutrition.logMeals)[0]?.body.meals).toMatchObject([
    {
      name: 'Lentils, cooked',
      calories: 345,
      portion: { label: '1 cup', grams: 198, times: 1.5 },
    },
    { name: 'Brown rice', calories: 520 },
  ]);
});

it('says how often she has a food at this kind of meal', async () => {
  const view = await openQuick();
  expect(await view.sheet.findByRole('checkbox', { name: /^Lentils.*2 times/ })).toBeVisible();
});

it('puts what was found on the tray, and looks for another food', async () => {
  const view = await openQuick();
  await search(view, 'banana');
  await view.taps.click(await view.sheet.findByRole('option', {}, { timeout: 2000 }));
  await view.press('Add another food');

  expect(view.sheet.getByRole('combobox', { name: 'Find a food' })).toHaveValue('');
  await view.taps.click(await view.sheet.findByRole('checkbox', { name: /^Brown rice/ }));
  await view.press('Log 2 foods');
  await waitFor(() =>
    expect(view.calls(nutrition.logMeals)[0]?.body.meals).toMatchObject([
      {
        name: 'Banana, raw',
        calories: 105,
        portion: { label: '1 medium', grams: 118, times: 1 },
      },
      { name: 'Brown rice' },
    ]),
  );
});

it('shows her own foods before those of the search', async () => {
  const view = await openQuick([bread]);
  await search(view, 'rye');
  expect(
    within(await view.sheet.findByRole('list', { name: 'Yours' })).getByRole('checkbox'),
  ).toHaveAccessibleName(/^Seeded rye bread 1 slice/);
});

it('copies a label by hand in one screen; what it does not say stays unknown', async () => {
  const view = await openQuick();
  await view.taps.click(await view.sheet.findByRole('tab', { name: 'Yours' }));
  await view.press('Your own food');
  const label = within(await screen.findByRole('dialog', { name: 'Your own food' }));
  const type = (name: string, text: string) => view.taps.type(label.getByRole('textbox', { name }), text);
  await type('Name', 'Seeded rye bread');
  await type('One serving is', 'slice');
  await type('Grams', '45');
  await type('Energy', '110');
  await type('Fat', '1,8');
  expect(label.queryByRole('textbox', { name: 'Iodine' })).not.toBeInTheDocument();
  await view.taps.click(label.getByRole('button', { name: 'Folate, calcium, choline, iodine, vitamins' }));
  await type('Iodine', '6');
  await view.taps.click(label.getByRole('button', { name: 'Gluten' }));
  await view.taps.click(label.getByRole('button', { name: 'Save and add' }));

  await waitFor(() => expect(view.calls(nutrition.keepFood)).toHaveLength(1));
  expect(view.calls(nutrition.keepFood)[0]?.body).toEqual({
    name: 'Seeded rye bread',
    kind: 'own',
    portion: { label: 'slice', grams: 45 },
    calories: 110,
    fat: 1.8,
    micronutrients: { iodine: 6 },
    contains: ['gluten'],
    areAllAllergiesAsked: true,
    barcode: null,
  });
  expect(await screen.findByRole('button', { name: 'Log 1 food' })).toBeEnabled();
});

it('keeps a recipe of hers with the figures of one serving', async () => {
  const view = await openQuick();
  await view.taps.click(await view.sheet.findByRole('tab', { name: 'Yours' }));
  await view.press('A recipe of yours');
  const recipe = within(await screen.findByRole('dialog', { name: 'A recipe of yours' }));
  await view.taps.type(recipe.getByRole('textbox', { name: 'Name' }), 'Banana mash');
  await view.taps.type(recipe.getByRole('combobox', { name: 'Add an ingredient' }), 'banana');
  await view.taps.click(await recipe.findByRole('option', {}, { timeout: 2000 }));
  await view.taps.click(recipe.getByRole('button', { name: 'Less serves' }));
  await view.taps.click(recipe.getByRole('button', { name: 'Save recipe' }));

  await waitFor(() => expect(view.calls(nutrition.keepFood)).toHaveLength(1));
  expect(view.calls(nutrition.keepFood)[0]?.body).toMatchObject({
    name: 'Banana mash',
    kind: 'recipe',
    calories: 35,
    recipe: {
      servings: 3,
      ingredients: [{ name: 'Banana, raw', calories: 105 }],
    },
  });
});

it('logs a recipe as the meal it is', async () => {
  const view = await openQuick();
  await search(view, 'ginger oat');
  await view.taps.click(
    (await view.sheet.findAllByRole('checkbox', { name: /a recipe/ }))[0] ?? document.body,
  );
  await view.taps.click(view.sheet.getByRole('button', { name: /^Meal type: / }));
  await view.press('Lunch');
  await view.press('Log 1 food');

  await waitFor(() => expect(view.calls(nutrition.logMeal)).toHaveLength(1));
  expect(view.calls(nutrition.logMeal)[0]?.body).toMatchObject({
    mealType: 'lunch',
    portion: { label: 'serving', times: 1 },
  });
});

it('changes the label of an own food, and keeps one no longer', async () => {
  const view = await openQuick([bread]);
  view.answer(answer(nutrition.replaceKeptFood, bread), answer(nutrition.forgetFood, undefined));
  const choose = async (label: string) => {
    await view.taps.click(
      await view.sheet.findByRole('button', {
        name: 'More for Seeded rye bread',
      }),
    );
    await view.taps.click(await screen.findByRole('menuitem', { name: label }));
  };
  await view.taps.click(await view.sheet.findByRole('tab', { name: 'Yours' }));
  await choose('Change its label');
  const label = within(await screen.findByRole('dialog', { name: 'Your own food' }));
  expect(label.getByRole('textbox', { name: 'One serving is' })).toHaveValue('slice');
  await view.taps.type(label.getByRole('textbox', { name: 'Iron' }), '0.9');
  await view.taps.click(label.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(view.calls(nutrition.replaceKeptFood)).toHaveLength(1));
  expect(view.calls(nutrition.replaceKeptFood)[0]?.body).toMatchObject({
    fat: 1.8,
    micronutrients: { iron: 0.9 },
  });

  await choose('Keep it no longer');
  await waitFor(() => expect(view.calls(nutrition.forgetFood)).toHaveLength(1));
  expect(view.toasts().at(-1)).toMatchObject({
    title: 'Not kept anymore',
    action: { label: 'Undo' },
  });
});
