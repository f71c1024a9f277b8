import { nutrition } from '@nestwell/contracts/nutrition';
import { aUser, answer, refusedBefore } from '@nestwell/remote-kit/testing';
import { waitFor } from '@testing-library/react';
import { aMeal } from '../../../testing/a-meal';
import { apple, openDiary } from './testing/open-diary';

const params = { userId: aUser().id };
const figs = { name: 'Figs and a long story', mealType: 'snack', calories: 90, protein: 2 } as const;

it('opens the sheet with a meal that could not be kept, and logs it as it is corrected', async () => {
  refusedBefore(nutrition.logMealOfUser, { params, body: figs });
  const { sheet, taps, calls } = openDiary({ answers: [answer(nutrition.logMealOfUser, aMeal())] });

  const form = await sheet('Log Your Meal');
  expect(form.getByRole('textbox', { name: 'Meal name' })).toHaveValue(figs.name);
  expect(form.getByRole('textbox', { name: 'Protein' })).toHaveValue('2');
  await taps.clear(form.getByRole('textbox', { name: 'Calories' }));
  await taps.type(form.getByRole('textbox', { name: 'Calories' }), '95');
  await taps.click(form.getByRole('button', { name: 'Log meal' }));

  await waitFor(() =>
    expect(calls(nutrition.logMealOfUser)[0]?.body).toMatchObject({ ...figs, calories: 95 }),
  );
});

it('has several that were logged together on the tray again', async () => {
  const meals = [figs, { ...figs, name: 'Bread', calories: 210 }];
  refusedBefore(nutrition.logMeals, { params, body: { meals } });
  const { sheet } = openDiary();

  const form = await sheet('Log Your Meal');

  expect(form.getByRole('button', { name: 'Log 2 foods' })).toBeEnabled();
});

it('opens a change with all that was changed', async () => {
  const changes = { name: 'Baked apple', calories: 130 };
  refusedBefore(nutrition.changeMeal, { params: { mealId: apple.id }, body: changes }, { row: apple });
  const { sheet } = openDiary();

  const form = await sheet('Edit meal');

  expect(form.getByRole('textbox', { name: 'Meal name' })).toHaveValue('Baked apple');
  expect(form.getByRole('textbox', { name: 'Calories' })).toHaveValue('130');
});

it('offers the change of a meal that was deleted meanwhile as a new one', async () => {
  const change = { params: { mealId: apple.id }, body: { name: 'Baked apple' } };
  refusedBefore(nutrition.changeMeal, change, { row: apple, status: 404 });
  const { sheet } = openDiary();

  const form = await sheet('Log Your Meal');

  expect(form.getByRole('textbox', { name: 'Meal name' })).toHaveValue('Baked apple');
  expect(form.getByRole('textbox', { name: 'Calories' })).toHaveValue('95');
});
