import { nutrition } from '@nestwell/contracts/nutrition';
import {
  answer,
  aUser,
  offline,
  refuse,
  renderWithHost,
  type HostTestOptions,
} from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMeal } from '../testing/a-meal';
import { aPlan } from '../testing/a-plan';
import { NutritionPage } from './nutrition-page';

const answers = [
  answer(nutrition.listMeals, [aMeal({ calories: 1410 })]),
  answer(nutrition.mealsOfWeek, [aMeal(), aMeal({ id: 'two' })]),
  answer(nutrition.listMealPlans, [aPlan(), aPlan({ id: 'old', isActive: false })]),
  answer(nutrition.logMealOfUser, aMeal()),
];

function open({ answers: more = [], ...options }: HostTestOptions = {}) {
  const taps = userEvent.setup();
  const view = renderWithHost(<NutritionPage />, {
    route: '/nutrition',
    ...options,
    answers: [...answers, ...more],
  });
  const press = (name: string | RegExp) => taps.click(screen.getByRole('button', { name }));
  const tab = (name: string) => taps.click(screen.getByRole('tab', { name }));
  return { ...view, taps, press, tab };
}

const shown = (count: string) => screen.findByText(count, { selector: '[role=status]' });
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

it('shows today’s calories, the week’s meals and the active plans', async () => {
  open();
  const figures = screen.getByText('Today’s Calories').closest('dl') as HTMLElement;
  await waitFor(() => expect(figures).toHaveTextContent('1,410'));
  expect(figures).toHaveTextContent('Weekly Meals2');
  expect(figures).toHaveTextContent('Active Plans1');
});

it('shows a dash for figures that are not known', async () => {
  open({ answers: [refuse(nutrition.listMeals, 'internal')] });
  const figures = screen.getByText('Today’s Calories').closest('dl') as HTMLElement;
  await waitFor(() => expect(figures).toHaveTextContent('Active Plans1'));
  expect(figures).toHaveTextContent('Today’s Calories–');
});

it('has seven tabs with their recipes counted', async () => {
  const { tab } = open();
  expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
    'All',
    '1st Tri',
    '2nd Tri',
    '3rd Tri',
    'Nursing',
    'Milk+',
    'Plans',
  ]);
  expect(await shown('50 recipes')).toBeInTheDocument();

  await tab('2nd Tri');
  expect(await shown('8 recipes')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /2nd trimester/, level: 2 })).toBeVisible();
  await tab('Milk+');
  expect(await screen.findByText(/consult a healthcare provider/)).toBeVisible();
  expect(
    within(screen.getByRole('list', { name: 'Galactagogue foods' })).getAllByRole('listitem'),
  ).toHaveLength(12);
});

it('says what a stage asks for, and leads from a trimester to each of its recipes', async () => {
  const { tab } = open();
  const links = () => screen.queryByRole('list', { name: 'Jump to a recipe' });
  await tab('2nd Tri');
  expect(await screen.findByRole('heading', { name: '2nd trimester focus' })).toBeVisible();
  expect(screen.getByText(/iron for two: 27 mg/)).toBeVisible();
  expect(within(links() as HTMLElement).getAllByRole('button')).toHaveLength(8);

  await tab('Nursing');
  expect(await screen.findByRole('heading', { name: 'Nursing focus' })).toBeVisible();
  expect(links()).not.toBeInTheDocument();
});

it('leads from the plans to the recipes when she searches', async () => {
  const { taps, press, tab } = open();
  await tab('Plans');
  await press('Search recipes');
  await taps.type(screen.getByRole('searchbox', { name: 'Search recipes' }), 'shakshuka');

  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('All');
  await waitFor(() => expect(names()).toEqual(['Tomato Pepper Shakshuka']));
});

it('puts the trimesters behind while her pregnancy is paused', () => {
  open({ user: aUser({ pregnancyPaused: true, pregnancyWeek: null }) });
  expect(screen.getAllByRole('tab').map((one) => one.textContent)[1]).toBe('Nursing');
});

it('combines diets, time of day and search, and takes all of it back at once', async () => {
  const { taps, press } = open();
  await press('Dietary filters');
  await press('Vegan');
  await press('Gluten-free');
  await press('Close dietary preferences');
  await press('Dinner');
  await press('Search recipes');
  await taps.type(screen.getByRole('searchbox', { name: 'Search recipes' }), 'lentil');

  await waitFor(() => expect(names()).toEqual(['One-Pot Lentil Stew', 'Fenugreek Spinach Dal']));
  expect(screen.getByRole('button', { name: 'Dietary filters, 2 active' })).toHaveTextContent('2');

  await taps.type(screen.getByRole('searchbox', { name: 'Search recipes' }), 'zzz');
  await taps.click(await screen.findByRole('button', { name: 'Show all recipes' }));
  expect(await shown('50 recipes')).toBeInTheDocument();
});

it('starts without filters and takes over those of her profile on request', async () => {
  const { press } = open({ user: aUser({ dietaryRestrictions: ['dairy-free', 'keto'] }) });
  expect(await shown('50 recipes')).toBeInTheDocument();
  await press('Dietary filters');
  await press('Use my preferences');

  expect(screen.getByRole('button', { name: 'Dairy-free' })).toHaveAttribute('aria-pressed', 'true');
  await press('Clear');
  expect(screen.getByRole('button', { name: 'Dairy-free' })).toHaveAttribute('aria-pressed', 'false');
});

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
    const figures = screen.getByText('Today’s Calories').closest('dl') as HTMLElement;
    await waitFor(() => expect(figures).toHaveTextContent('Weekly Meals2'));
    add(
      answer(nutrition.listMeals, [aMeal({ calories: 1780 })]),
      answer(nutrition.mealsOfWeek, [aMeal(), aMeal({ id: 'two' }), aMeal({ id: 'three' })]),
    );
    await log();

    await waitFor(() => expect(figures).toHaveTextContent('Weekly Meals3'));
    expect(figures).toHaveTextContent('1,780');
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

it('leads to the plans on sale', () => {
  open();
  expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/checkout');
});
