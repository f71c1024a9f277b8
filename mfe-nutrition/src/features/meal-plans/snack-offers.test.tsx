import { nutrition, type MealPlan } from '@nestwell/contracts/nutrition';
import {
  answer,
  aNursingMother,
  refuse,
  renderWithHost,
  type FakeAnswer,
} from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan } from '../../testing/a-plan';
import { MealPlanPage } from './meal-plan-page';

const listed = answer(nutrition.listMealPlans, [aPlan()]);
const changed = answer(nutrition.changeMealPlan, aPlan());

async function open(answers: FakeAnswer[] = [], user = aNursingMother()) {
  const view = renderWithHost(<MealPlanPage />, {
    user,
    answers: [listed, changed, ...answers],
    route: `/nutrition/meal-plan/${aPlan().id}`,
    path: '/nutrition/meal-plan/:id',
  });
  const covers = await screen.findByRole('region', { name: 'What the plan covers' });
  return { ...view, covers, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) };
}

it('says how much of her goal the plan covers, without calling the rest missing', async () => {
  const { covers } = await open();

  expect(covers).toHaveTextContent('42% of your goal1,103 of 2,600 kcal on an average day');
  expect(covers).toHaveTextContent('Three meals1,103Snacks you added0Yours to choose1,497');
});

it('measures no plan by a goal that is too low to live on, and offers snacks all the same', async () => {
  const { covers } = await open([], aNursingMother({ baseCalorieGoal: 700 }));

  expect(covers).toHaveTextContent('Your body needs more than your goal1,103 kcal on an average day');
  expect(covers).not.toHaveTextContent(/%|Yours to choose|1,200/);
  expect(screen.getByRole('button', { name: 'Hummus and Pita, add' })).toBeVisible();
});

it('adds a snack to every day, the sums and the list at once, and keeps it', async () => {
  const { covers, press, calls } = await open();
  await press('Hummus and Pita, add');

  expect(covers).toHaveTextContent('56% of your goal');
  expect(screen.getByRole('button', { name: 'Hummus and Pita, added', pressed: true })).toBeVisible();
  expect(screen.getByText('1,680 kcal in 3 meals and a snack')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Hummus' })).not.toBeChecked();
  await waitFor(() => expect(calls(nutrition.changeMealPlan)).toHaveLength(1));
  const { body } = calls(nutrition.changeMealPlan)[0] ?? {};
  expect(body).toMatchObject({ snacks: ['hummus-pita'] });
  expect(JSON.stringify(body?.shoppingList)).toContain('Hummus');
});

it('takes a snack back that was not kept, and says so', async () => {
  const { covers, press, toasts } = await open([refuse(nutrition.changeMealPlan, 'internal')]);
  await press('Hummus and Pita, add');

  await waitFor(() =>
    expect(toasts()[0]).toMatchObject({ title: 'That snack was not saved', tone: 'alert' }),
  );
  expect(covers).toHaveTextContent('42% of your goal');
  expect(screen.queryByRole('checkbox', { name: 'Hummus' })).not.toBeInTheDocument();
});

it('offers only what she eats, as she saved it, four first and more at a press', async () => {
  const { press } = await open([], aNursingMother({ allergies: ['sesame'], dietaryRestrictions: ['vegan'] }));
  const section = screen.getByRole('region', { name: 'Snacks to fill the rest' });
  const rows = () => within(section).getAllByRole('listitem');

  expect(section).toHaveTextContent('Sesame-free and vegan, as you saved.');
  expect(rows()).toHaveLength(4);
  expect(section).not.toHaveTextContent('Hummus');
  await press('More snacks');
  expect(rows().length).toBeGreaterThan(4);
});

it('offers none where the meals cover her goal', async () => {
  const twice = (day: MealPlan['days'][string]) => ({
    ...day,
    dinner: ['one-pot-lentil-stew', 'turkey-avocado-wrap'],
  });
  const days = Object.fromEntries(Object.entries(aPlan().days).map(([date, day]) => [date, twice(day)]));
  await open(
    [answer(nutrition.listMealPlans, [aPlan({ days })])],
    aNursingMother({ baseCalorieGoal: 1200, isBreastfeeding: false }),
  );
  expect(screen.queryByRole('region', { name: 'Snacks to fill the rest' })).not.toBeInTheDocument();
});

it('marks what she became allergic to since the plan was made', async () => {
  await open([], aNursingMother({ allergies: ['gluten'] }));
  expect(screen.getAllByText('Contains gluten').length).toBeGreaterThan(0);
});
