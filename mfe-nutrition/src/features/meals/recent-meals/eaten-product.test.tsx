import { nutrition, type EatenProduct } from '@nestwell/contracts/nutrition';
import { answer, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMeal } from '../../../testing/a-meal';
import { favouriteOf } from '../../../lib/foods/favourite';
import { knownKept, knownMeal, requestOfFood } from '../../../lib/foods/known-food';
import { aKeptFood } from '../../../testing/a-kept-food';
import { RecentMeals } from './recent-meals';

const product: EatenProduct = {
  cautions: ['cured-meat'],
  contains: ['dairy'],
  mayContain: ['nuts'],
  areAllergensUnknown: false,
};
/** Nothing in its name says what it is. */
const meal = aMeal({ name: 'Edel Nr. 5', product });

async function open(of: EatenProduct | undefined, allergies: ('nuts' | 'sesame')[]) {
  const taps = userEvent.setup();
  renderWithHost(<RecentMeals />, {
    user: aUser({ isPregnant: true, isBreastfeeding: false, pregnancyWeek: 20, allergies }),
    answers: [answer(nutrition.listMeals, [{ ...meal, product: of }])],
  });
  await taps.click(await screen.findByRole('button', { name: /Edel/ }));
  return screen.findByRole('dialog', { name: 'Edit meal' });
}

it('says of a scanned product what was said when it was scanned, whenever the meal is opened', async () => {
  const sheet = await open(product, ['nuts']);

  expect(sheet).toHaveTextContent('May contain nuts');
  expect(sheet).toHaveTextContent(/cured|salami/i);
});

it('says that its allergens are unknown', async () => {
  const sheet = await open({ ...product, areAllergensUnknown: true }, ['sesame']);

  expect(sheet).toHaveTextContent('Allergens unknown');
});

it('says nothing of a meal that was no product', async () => {
  const sheet = await open(undefined, ['nuts']);

  expect(sheet).not.toHaveTextContent('May contain nuts');
});

it('goes with it when it is logged again or kept as a favorite', () => {
  expect(requestOfFood(knownMeal(meal), 2, { mealType: 'snack' })).toMatchObject({ product });
  expect(favouriteOf(meal)).toMatchObject({ product });
  expect(knownKept(aKeptFood({ product }))).toMatchObject({ product });
  expect(requestOfFood(knownMeal(aMeal()), 1, { mealType: 'snack' })).not.toHaveProperty('product');
});
