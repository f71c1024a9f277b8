import { nutrition } from '@nestwell/contracts/nutrition';
import { answer, offline, refuse, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMeal, banana } from '../../../testing/a-meal';
import { LogFoodTile } from './log-food-tile';

const saved = answer(nutrition.logMeal, aMeal());
const found = answer(nutrition.searchFoods, { foods: [banana] });

async function open(...answers: FakeAnswer[]) {
  const taps = userEvent.setup();
  const view = renderWithHost(<LogFoodTile />, { answers: [saved, found, ...answers] });
  await taps.click(screen.getByRole('button', { name: 'Log Food' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Log Your Meal' }));
  const press = (name: string) => taps.click(sheet.getByRole('button', { name }));
  return { ...view, taps, sheet, press };
}

type Opened = Awaited<ReturnType<typeof open>>;

const search = async ({ taps, sheet }: Opened, text: string) =>
  taps.type(sheet.getByRole('combobox', { name: 'Find a food' }), text);

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
        { title: 'Meal logged!', description: 'Your meal has been successfully logged.' },
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
        { title: 'Error', description: 'Failed to log meal. Please try again.', tone: 'alert' },
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

  it('starts empty again after closing', async () => {
    const view = await open();
    await typeStew(view);
    await view.press('Close');
    await view.taps.click(screen.getByRole('button', { name: 'Log Food' }));

    const sheet = within(await screen.findByRole('dialog', { name: 'Log Your Meal' }));
    expect(sheet.getByRole('combobox', { name: 'Find a food' })).toHaveValue('');
    expect(sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('');
  });
});

describe('found by search', () => {
  it('fills name and figures of a portion, and recomputes them for more of it', async () => {
    const view = await open();
    await search(view, 'banana');
    const option = await view.sheet.findByRole('option', {}, { timeout: 2000 });
    expect(option).toHaveTextContent('Banana, raw1 medium (118 g)105 kcal');
    await view.taps.click(option);

    expect(view.sheet.getByText('Auto-filled from USDA data')).toBeVisible();
    expect(view.sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('105');
    expect(view.sheet.getByRole('textbox', { name: 'Carbs' })).toHaveValue('26.9');

    await view.press('More portions');
    expect(view.sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('158');
    await view.taps.selectOptions(view.sheet.getByRole('combobox', { name: 'Portion' }), '100 g');
    expect(view.sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('134');

    await view.press('Log meal');
    await waitFor(() => expect(view.calls(nutrition.logMeal)).toHaveLength(1));
    expect(view.calls(nutrition.logMeal)[0]?.body).toMatchObject({
      name: 'Banana, raw',
      calories: 134,
      carbs: 34.2,
    });
  });

  it('takes the figures away with the food when the search is cleared, and keeps the time of day', async () => {
    const view = await open();
    await search(view, 'banana');
    await view.taps.click(await view.sheet.findByRole('option', {}, { timeout: 2000 }));
    await view.press('Dinner');
    await view.press('Clear search');

    expect(view.sheet.getByRole('combobox', { name: 'Find a food' })).toHaveValue('');
    expect(view.sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('');
    expect(view.sheet.getByRole('textbox', { name: 'Carbs' })).toHaveValue('');
    expect(view.sheet.getByRole('button', { name: 'Dinner' })).toHaveAttribute('aria-pressed', 'true');
    expect(view.sheet.queryByText('Auto-filled from USDA data')).not.toBeInTheDocument();
  });

  it('asks once, half a second after the last letter, and not below two letters', async () => {
    const view = await open();
    expect(view.sheet.getByText('Type at least 2 characters to search')).toBeVisible();
    await search(view, 'b');
    expect(view.sheet.getByText('Type at least 2 characters to search')).toBeVisible();
    await search(view, 'anana');
    expect(view.calls(nutrition.searchFoods)).toEqual([]);

    await view.sheet.findByRole('option', {}, { timeout: 2000 });
    expect(view.calls(nutrition.searchFoods).map(({ query }) => query)).toEqual([{ q: 'banana' }]);
  });

  it('says when nothing was found', async () => {
    const view = await open(answer(nutrition.searchFoods, { foods: [] }));
    await search(view, 'qqq');
    expect(
      await view.sheet.findByText('No foods found. Try a different search term.', {}, { timeout: 2000 }),
    ).toBeVisible();
  });

  it('says when the search failed', async () => {
    const view = await open(refuse(nutrition.searchFoods, 'internal'));
    await search(view, 'banana');
    expect(
      await view.sheet.findByText('Error searching foods. Please try again.', {}, { timeout: 2000 }),
    ).toBeVisible();
  });

  it('keeps what was filled in when she goes on by hand', async () => {
    const view = await open();
    await search(view, 'banana');
    await view.taps.click(await view.sheet.findByRole('option', {}, { timeout: 2000 }));
    await view.press('Enter manually');

    expect(view.sheet.getByRole('textbox', { name: 'Meal name' })).toHaveValue('Banana, raw');
    await view.press('Back to food search');
    expect(view.sheet.getByRole('combobox', { name: 'Find a food' })).toHaveValue('Banana, raw');
  });
});
