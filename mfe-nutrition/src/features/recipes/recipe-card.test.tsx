import { nutrition } from '@nestwell/contracts/nutrition';
import { answer, aNursingMother, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogue } from '../../lib/recipes/catalogue/catalogue';
import { safeInPregnancy } from '../../lib/recipes/food-safety';
import type { Recipe } from '../../lib/recipes/recipe';
import { wholeLater } from '../../lib/recipes/whole-later';
import { aKeptRecipe } from '../../testing/a-kept-food';
import { MilkFoods } from './milk-foods';
import { RecipeCard } from './recipe-card';

const HERB = /fenugreek|fennel|green papaya/i;
const withHerbs = catalogue.filter(({ ingredients }) => ingredients.some((line) => HERB.test(line)));
const show = (recipe: Recipe, user = aUser()) => renderWithHost(<RecipeCard recipe={recipe} />, { user });

it('there are recipes with herbs to say something of', () => {
  expect(withHerbs.length).toBeGreaterThanOrEqual(3);
});

it.each(withHerbs.map((recipe) => [recipe.name, recipe] as const))(
  '%s says on its card, before the ingredients, why it is not for pregnancy',
  (_, recipe) => {
    show(recipe, aNursingMother());

    const [note] = screen.getAllByRole('group', { name: 'Good to know' });
    expect(note).toHaveTextContent(/^Not in pregnancy: .{20}/);
    const ingredients = screen.getByRole('button', { name: 'Ingredients and steps' });
    expect(note?.compareDocumentPosition(ingredients)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

it.each(
  catalogue.filter((recipe) => !safeInPregnancy(recipe)).map((recipe) => [recipe.name, recipe] as const),
)('%s, which plans for pregnancy leave out, tells a pregnant mother why', (_, recipe) => {
  show(recipe);
  expect(screen.getAllByRole('group', { name: 'Good to know' }).length).toBeGreaterThan(0);
});

it('says nothing of pregnancy while hers is paused', () => {
  show(withHerbs[0] as Recipe, aUser({ pregnancyPaused: true, pregnancyWeek: null }));
  expect(screen.queryByRole('group', { name: 'Good to know' })).not.toBeInTheDocument();
});

it('says it beside the single foods too', () => {
  renderWithHost(<MilkFoods />, { user: aNursingMother() });
  const food = (name: string) => screen.getAllByRole('listitem').find((row) => within(row).queryByText(name));

  expect(food('Fenugreek tea')).toHaveTextContent(
    /Not in pregnancy: .*fenugreek.*diabetes, a thyroid condition, asthma, blood thinners/,
  );
  expect(food('Fennel, raw')).toHaveTextContent('Not in pregnancy');
  expect(food('Almonds')).not.toHaveTextContent('pregnancy');
});

it.each([
  ['nuts', 'Related to peanuts: ask first'],
  ['soy', 'Related to soy: ask first'],
  ['gluten', undefined],
] as const)('marks fenugreek to a mother with an allergy to %s', (allergy, words) => {
  renderWithHost(<MilkFoods />, { user: aNursingMother({ allergies: [allergy] }) });
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const fenugreek = rows.find((text) => text.includes('Fenugreek tea'));

  expect(/Related to \w+: ask first/.exec(fenugreek ?? '')?.[0]).toBe(words);
});

it('offers no single food that she is allergic to', () => {
  renderWithHost(<MilkFoods />, { user: aNursingMother({ allergies: ['nuts'] }) });

  expect(screen.getByRole('button', { name: 'Log as Meal : Sesame seeds' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Almonds/ })).toBeNull();
});

it('shows what it takes at once, and what is done with it when that has come', async () => {
  const [recipe] = catalogue as [Recipe];
  show(recipe);
  await userEvent.click(screen.getByRole('button', { name: 'Ingredients and steps' }));

  expect(
    within(screen.getByRole('list', { name: 'Ingredients' })).getByText('2 cups oat milk'),
  ).toBeVisible();
  const steps = await screen.findByRole('list', { name: 'Steps' });
  expect(within(steps).getAllByRole('listitem')[0]).toHaveTextContent(/^Warm the oat milk with the ginger/);
});

it('is not kept without its steps', async () => {
  jest.spyOn(wholeLater, 'preload').mockRejectedValue(new Error('no network'));
  const [recipe] = catalogue as [Recipe];
  const { calls, toasts } = renderWithHost(<RecipeCard recipe={recipe} />, {
    answers: [answer(nutrition.listKeptFoods, [])],
  });

  await userEvent.click(screen.getByRole('button', { name: `Keep ${recipe.name} as yours` }));

  await waitFor(() => expect(toasts()[0]).toMatchObject({ title: 'It was not kept', tone: 'alert' }));
  expect(calls(nutrition.keepFood)).toEqual([]);
});

it('is kept as hers with one tap, once', async () => {
  const [recipe] = catalogue as [Recipe];
  const kept = aKeptRecipe({}, { copyOf: recipe.id });
  const {
    calls,
    toasts,
    answer: add,
  } = renderWithHost(<RecipeCard recipe={recipe} />, {
    answers: [answer(nutrition.listKeptFoods, []), answer(nutrition.keepFood, kept)],
  });
  const keep = () => userEvent.click(screen.getByRole('button', { name: `Keep ${recipe.name} as yours` }));
  await keep();
  await waitFor(() => expect(toasts()[0]).toMatchObject({ title: 'Kept as yours' }));
  expect(calls(nutrition.keepFood)[0]?.body).toMatchObject({ name: recipe.name, kind: 'recipe' });

  add(answer(nutrition.listKeptFoods, [kept]));
  await keep();
  await waitFor(() => expect(toasts()[1]).toMatchObject({ title: 'It is one of yours already' }));
  expect(calls(nutrition.keepFood)).toHaveLength(1);
});
