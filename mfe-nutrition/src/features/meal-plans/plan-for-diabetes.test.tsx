import { unknownPregnancyFacts, type User } from '@nestwell/contracts/account';
import { nutrition } from '@nestwell/contracts/nutrition';
import { answer, aNursingMother, aQuietMember, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { aPlan } from '../../testing/a-plan';
import { MealPlanPage } from './meal-plan-page';

const pregnancyFacts = { ...unknownPregnancyFacts, diabetes: true };

async function open(user: User, plan = aPlan()) {
  renderWithHost(<MealPlanPage />, {
    user,
    answers: [answer(nutrition.listMealPlans, [plan])],
    route: `/nutrition/meal-plan/${aPlan().id}`,
    path: '/nutrition/meal-plan/:id',
  });
  const days = await screen.findByRole('region', { name: 'Daily Meals' });
  const offers = screen.queryByRole('list', { name: 'Snacks to fill the rest' });
  return { days, offers, covers: screen.getByRole('region', { name: 'What the plan covers' }) };
}

it('says to ask her dietitian first, and shows the carbs of each meal, snack and day', async () => {
  const { days, offers } = await open(aUser({ pregnancyFacts }));

  expect(
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(),
  ).toMatch(/^Ask your dietitian first/);
  const meals = within(days).getAllByRole('listitem');
  expect(meals[0]).toHaveTextContent(/\d+\sg protein, \d+\sg carbs/);
  expect(days).toHaveTextContent(/in 3 meals, \d+\sg carbs/);
  expect(days).toHaveTextContent(/\d+\sg carbs, unknown in 1/);
  expect(offers).toHaveTextContent(/\d+\sg carbs/);
});

it('asks a pregnant member who has not said whether she has it, and nobody else', async () => {
  await open(aUser());

  const question = screen.getByRole('group', { name: 'Do you have diabetes or gestational diabetes?' });
  expect(within(question).getAllByRole('button')).toHaveLength(2);
  expect(document.body).not.toHaveTextContent('g carbs');
});

const ended = { ...pregnancyFacts, goesOn: false };

it.each([
  ['after a loss', aQuietMember('loss', { pregnancyFacts, isBreastfeeding: true }), /g carbs|diabetes|B12/i],
  [
    'in a pause that has ended',
    aQuietMember('paused', { pregnancyFacts: ended, isPregnant: true }),
    /g carbs|diabetes|B12/i,
  ],
  [
    'in a pause that may go on',
    aQuietMember('paused', { pregnancyFacts, isPregnant: true }),
    /mother|trimester/i,
  ],
])('names no baby and no pregnancy %s', async (_, user, words) => {
  const day = {
    breakfast: ['shakshuka'],
    lunch: ['turkey-bean-chili'],
    dinner: ['tuna-white-bean-salad'],
    snacks: [],
  };
  const plan = aPlan({ name: 'Smart 7-Day Meal Plan', days: { [aPlan().startDate]: day } });
  await open({ ...user, dietaryRestrictions: ['vegan', 'keto'] }, plan);

  expect(document.body).not.toHaveTextContent(words);
  expect(document.body).not.toHaveTextContent(/baby|midwife|pregnan|stage/i);
});

it.each([
  [aUser(), /\d+ g protein; this stage asks for about 71 g a day: plan for more/],
  [aNursingMother(), /\d+ g protein; this stage asks for about 71 g a day: plan for more/],
  [aNursingMother({ isBreastfeeding: false }), /average day\d+ g protein(?!;)/],
])('says the protein beside the percentage', async (user, words) => {
  const { covers } = await open(user);

  expect(covers).toHaveTextContent(words);
});
