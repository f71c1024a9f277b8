import { nutrition } from '@nestwell/contracts/nutrition';
import { answer, definitionOf, offline, refuse } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aMeal } from '../testing/a-meal';
import { open } from './testing/open-nutrition';

describe('Log as Meal', () => {
  const logFirst = async () => {
    const view = open();
    const card = within(await screen.findByRole('region', { name: 'Ginger Oat Porridge' }));
    return { ...view, log: () => view.taps.click(card.getByRole('button', { name: /Log as Meal/ })) };
  };

  it('logs one serving as a snack', async () => {
    const { log, calls, toasts } = await logFirst();
    await log();

    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Meal logged successfully!',
          description: "Your meal has been added to today's nutrition tracking.",
        },
      ]),
    );
    expect(calls(nutrition.logMealOfUser)[0]?.body).toEqual({
      name: 'Ginger Oat Porridge',
      calories: 370,
      protein: 9.5,
      carbs: 54,
      fat: 13,
      mealType: 'snack',
    });
  });

  it('moves today’s calories and the week’s meals', async () => {
    const { log, answer: add } = await logFirst();
    await waitFor(() => expect(definitionOf('Weekly Meals')).toHaveTextContent('2'));
    add(
      answer(nutrition.listMeals, [aMeal({ calories: 1780 })]),
      answer(nutrition.mealsOfWeek, [aMeal(), aMeal({ id: 'two' }), aMeal({ id: 'three' })]),
    );
    await log();

    await waitFor(() => expect(definitionOf('Weekly Meals')).toHaveTextContent('3'));
    expect(definitionOf('Today’s Calories')).toHaveTextContent('1,780');
  });

  it('names what the server said', async () => {
    const { log, answer: add, toasts } = await logFirst();
    add(refuse(nutrition.logMealOfUser, 'internal'));
    await log();

    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Error logging meal',
          description: 'Failed to create meal: 500 {"code":"internal","message":"internal"}',
          tone: 'alert',
        },
      ]),
    );
  });

  it('asks to try again when the network failed', async () => {
    const { log, answer: add, toasts } = await logFirst();
    add(offline(nutrition.logMealOfUser));
    await log();
    await waitFor(() => expect(toasts()[0]?.description).toBe('Please try again.'));
  });
});

it('logs a milk-supporting food', async () => {
  const { tab, press, calls } = open();
  await tab('Milk+');
  await screen.findByRole('list', { name: 'Galactagogue foods' });
  await press(/Log as Meal.*Rolled oats/);
  await waitFor(() =>
    expect(calls(nutrition.logMealOfUser)[0]?.body).toMatchObject({ name: 'Rolled oats', mealType: 'snack' }),
  );
});

it('uses this screen’s words in the Log Your Meal sheet', async () => {
  const { taps, press, toasts, calls } = open();
  await press('Log Meals');
  const sheet = within(await screen.findByRole('dialog', { name: 'Log Your Meal' }));
  await taps.click(sheet.getByRole('button', { name: 'Enter manually' }));
  await taps.type(sheet.getByRole('textbox', { name: 'Meal name' }), 'Toast');
  await taps.type(sheet.getByRole('textbox', { name: 'Calories' }), '150');
  await taps.click(sheet.getByRole('button', { name: 'Log meal' }));

  await waitFor(() => expect(toasts()[0]?.title).toBe('Meal logged successfully!'));
  expect(calls(nutrition.logMealOfUser)[0]?.body).toMatchObject({ name: 'Toast', calories: 150 });
});
