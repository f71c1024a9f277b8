import { nutrition } from '@nestwell/contracts/nutrition';
import { offline, refuse } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { saved, open, type Opened } from './testing/open-log-meal';

async function typeStew({ taps, sheet, press }: Opened) {
  await press('Enter manually');
  await taps.type(sheet.getByRole('textbox', { name: 'Meal name' }), 'Lentil stew');
  await taps.type(sheet.getByRole('textbox', { name: 'Calories' }), '420');
  await taps.type(sheet.getByRole('textbox', { name: 'Protein' }), '22,5');
  await press('Dinner');
}

describe('typed by hand', () => {
  it('sends what she typed and says so', async () => {
    const view = await open();
    await typeStew(view);
    await view.press('Log meal');

    await waitFor(() =>
      expect(view.toasts()).toEqual([
        {
          title: 'Meal logged!',
          description: 'Your meal has been successfully logged.',
        },
      ]),
    );
    expect(view.calls(nutrition.logMeal).map(({ body }) => body)).toEqual([
      {
        userId: '01980000-0000-7000-8000-000000000001',
        name: 'Lentil stew',
        calories: 420,
        protein: 22.5,
        mealType: 'dinner',
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['the server fails', refuse(nutrition.logMeal, 'internal')],
    ['she is offline', offline(nutrition.logMeal)],
  ])('keeps everything when %s, and the same attempt is not made twice', async (_, failure) => {
    const view = await open(failure);
    await typeStew(view);
    await view.press('Log meal');

    await waitFor(() =>
      expect(view.toasts()).toEqual([
        {
          title: 'Error',
          description: 'Failed to log meal. Please try again.',
          tone: 'alert',
        },
      ]),
    );
    expect(view.sheet.getByRole('textbox', { name: 'Meal name' })).toHaveValue('Lentil stew');
    expect(view.sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('420');
    expect(view.sheet.getByRole('button', { name: 'Dinner' })).toHaveAttribute('aria-pressed', 'true');

    view.answer(saved);
    await view.press('Log meal');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [first, second] = view.calls(nutrition.logMeal).map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(first);
  });

  it('waits for a name and calories, and names a wrong number', async () => {
    const view = await open();
    await view.press('Enter manually');
    const save = view.sheet.getByRole('button', { name: 'Log meal' });
    expect(save).toBeDisabled();

    await view.taps.type(view.sheet.getByRole('textbox', { name: 'Meal name' }), 'Soup');
    expect(save).toBeDisabled();
    await view.taps.type(view.sheet.getByRole('textbox', { name: 'Calories' }), '200.9');
    expect(save).toBeEnabled();
    await view.taps.type(view.sheet.getByRole('textbox', { name: 'Fat' }), 'much');
    expect(save).toBeDisabled();
    expect(view.sheet.getByRole('textbox', { name: 'Fat' })).toHaveAccessibleDescription('Use a number');

    await view.taps.clear(view.sheet.getByRole('textbox', { name: 'Fat' }));
    await view.press('Log meal');
    await waitFor(() => expect(view.calls(nutrition.logMeal)[0]?.body.calories).toBe(200));
  });

  it('starts empty again after closing, once she has let go of what she typed', async () => {
    const view = await open();
    await typeStew(view);
    await view.press('Close');
    const question = within(
      await screen.findByRole('alertdialog', {
        name: 'Let go of what you wrote?',
      }),
    );
    await view.taps.click(question.getByRole('button', { name: 'Let it go' }));
    await view.taps.click(await screen.findByRole('button', { name: 'Log Food' }));

    const sheet = within(await screen.findByRole('dialog', { name: 'Log Your Meal' }));
    expect(sheet.getByRole('combobox', { name: 'Find a food' })).toHaveValue('');
    await view.taps.click(sheet.getByRole('button', { name: 'Enter manually' }));
    expect(sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('');
  });
});
