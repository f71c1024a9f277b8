import { nutrition } from '@nestwell/contracts/nutrition';
import { aUser, answer, renderWithHost, takenOffers } from '@nestwell/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { mealTypeAt } from '../../../lib/meals/eaten';
import { aMeal } from '../../../testing/a-meal';
import { MealOffers } from './meal-offers';

const kind = mealTypeAt(new Date());
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const eaten = [
  aMeal({ name: 'Lentil stew', calories: 460, mealType: kind, loggedAt: dayAgo(1) }),
  aMeal({ name: 'Overnight oats', calories: 320, mealType: 'snack', loggedAt: dayAgo(30) }),
];

function offered(hidesFigures = false) {
  const { Palette, offers } = takenOffers();
  const view = renderWithHost(
    <Palette>
      <MealOffers />
    </Palette>,
    {
      user: aUser({ hidesFigures }),
      answers: [answer(nutrition.listMeals, eaten), answer(nutrition.logMeals, eaten.slice(0, 1))],
    },
  );
  return { ...view, offers };
}

it('offers the meal of this hour again, and other foods only by their names', async () => {
  const { offers } = offered();

  await waitFor(() => expect(offers().map(({ name }) => name)).toContain('Lentil stew again'));
  expect(offers()[0]?.about).toMatch(/, 460 kcal$/);
  expect(offers().find(({ name }) => name === 'Overnight oats')).toMatchObject({ onlyFound: true });
});

it('logs it as eaten now, with a way back', async () => {
  const { offers, calls } = offered();
  await waitFor(() => expect(offers()).not.toHaveLength(0));

  act(() => offers()[0]?.act());

  expect(await screen.findByRole('status', { name: 'Meal logged!' })).toHaveTextContent('Lentil stew');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  const [sent] = calls(nutrition.logMeals);
  expect(sent?.body).toMatchObject({ meals: [{ name: 'Lentil stew', mealType: kind }] });
  expect(sent?.body).not.toHaveProperty('meals.0.loggedAt', eaten[0]?.loggedAt);
});

it('names no figure to a member who hides them', async () => {
  const { offers } = offered(true);

  await waitFor(() => expect(offers()).not.toHaveLength(0));
  expect(
    offers()
      .map(({ about }) => about)
      .join(),
  ).not.toMatch(/\d/);
});
