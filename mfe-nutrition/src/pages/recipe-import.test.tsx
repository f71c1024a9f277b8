import { nutrition, type ImportedRecipe } from '@nestwell/contracts/nutrition';
import { answer, offline, refuse, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aKeptRecipe } from '../testing/a-kept-food';
import { banana } from '../testing/a-meal';
import { OwnRecipesPage } from './own-recipes-page';

const SOURCE = 'https://www.example.com/banana-bread';
const bread: ImportedRecipe = {
  source: SOURCE,
  name: 'Banana bread',
  servings: 4,
  minutes: 60,
  ingredients: [
    { name: 'bananas', food: banana, portion: { label: '1 medium', grams: 118, times: 2 } },
    { name: '2 cups of Aunt Vi’s flour', food: null, portion: null },
  ],
  steps: ['Mash the bananas.', 'Bake for 50 minutes.'],
  figures: null,
  isCut: false,
};

async function open(...answers: FakeAnswer[]) {
  const taps = userEvent.setup();
  const view = renderWithHost(<OwnRecipesPage />, {
    answers: [
      answer(nutrition.listKeptFoods, []),
      answer(nutrition.importRecipe, bread),
      answer(nutrition.keepFood, aKeptRecipe()),
      ...answers,
    ],
  });
  await taps.click(screen.getByRole('button', { name: 'A recipe of yours' }));
  const form = within(await screen.findByRole('dialog', { name: 'A recipe of yours' }));
  await taps.click(form.getByRole('button', { name: /^Bring one from a page/ }));
  const read = async (address: string) => {
    await taps.type(form.getByRole('textbox', { name: 'Address of the page' }), `${address}{Enter}`);
  };
  const field = (name: string) => form.findByRole('textbox', { name });
  return { ...view, taps, form, read, field };
}

it('reads a page into the form, and keeps nothing before she saves', async () => {
  const { read, form, field, calls, taps } = await open();
  await read('www.example.com/banana-bread');

  await waitFor(() => expect(calls(nutrition.importRecipe)[0]?.body).toEqual({ address: SOURCE }));
  expect(await field('Step 2')).toHaveValue('Bake for 50 minutes.');
  expect(form.getAllByRole('status')[0]).toHaveTextContent('From example.com. Look at it before you save');
  expect(
    within(form.getByRole('list', { name: 'Ingredients' })).getAllByRole('listitem')[1],
  ).toHaveTextContent('No figures, so unknown');
  expect(calls(nutrition.keepFood)).toEqual([]);

  await taps.click(form.getByRole('button', { name: 'Save recipe' }));
  await waitFor(() => expect(calls(nutrition.keepFood)).toHaveLength(1));
  expect(calls(nutrition.keepFood)[0]?.body).toMatchObject({
    name: 'Banana bread',
    calories: 53,
    recipe: { servings: 4, minutes: 60, source: SOURCE, steps: bread.steps, isStated: false },
  });
});

it('asks before what was read goes', async () => {
  const { read, field, taps } = await open();
  await read(SOURCE);
  await field('Step 2');
  await taps.keyboard('{Escape}');

  const asked = await screen.findByRole('alertdialog', { name: 'Let go of what was read?' });
  expect(asked).toHaveTextContent('“Banana bread”');
  await taps.click(within(asked).getByRole('button', { name: 'Go on looking' }));
  expect(await field('Step 2')).toHaveValue('Bake for 50 minutes.');
});

it('asks before ingredients go that she has added', async () => {
  const { form, taps } = await open();
  await taps.type(form.getByRole('combobox', { name: 'Add an ingredient' }), 'Aunt Vi’s flour');
  await taps.click(form.getByRole('button', { name: /^Add “Aunt Vi’s flour”/ }));
  await taps.keyboard('{Escape}');

  const asked = await screen.findByRole('alertdialog', { name: 'Let go of what you wrote?' });
  expect(asked).toHaveTextContent('“Aunt Vi’s flour”');
});

it('keeps the figures that the page gives', async () => {
  const figures = { calories: 210, protein: 4, carbs: 38, fat: null };
  const { read, field, form, calls, taps } = await open(
    answer(nutrition.importRecipe, { ...bread, figures }),
  );
  await read(SOURCE);
  await field('Step 2');
  await taps.click(form.getByRole('button', { name: 'Save recipe' }));

  await waitFor(() => expect(calls(nutrition.keepFood)).toHaveLength(1));
  expect(calls(nutrition.keepFood)[0]?.body).toMatchObject({ ...figures, recipe: { isStated: true } });
});

it('loses nothing of what she wrote before', async () => {
  const { read, field, form, taps } = await open();
  await taps.type(await field('Name'), 'My bread');
  await taps.click(form.getByRole('button', { name: 'Add a step' }));
  await taps.type(await field('Step 1'), 'Wash hands.');
  await read(SOURCE);

  expect(await field('Step 3')).toHaveValue('Bake for 50 minutes.');
  expect(await field('Step 1')).toHaveValue('Wash hands.');
  expect(await field('Name')).toHaveValue('My bread');
});

it.each([
  [
    'no recipe is there',
    refuse(nutrition.importRecipe, 'no_recipe', { message: 'No recipe there.' }),
    'No recipe there.',
  ],
  ['the network is gone', offline(nutrition.importRecipe), 'The page could not be read. Please try again.'],
])('says why where %s, beside the address, which stays', async (_, refusal, words) => {
  const { read, field } = await open(refusal);
  await read(SOURCE);

  await waitFor(async () => expect(await field('Address of the page')).toHaveAccessibleDescription(words));
  expect(await field('Address of the page')).toHaveValue(SOURCE);
});

it('asks for an address before it asks the server', async () => {
  const { read, field, calls } = await open();
  await read('soup with lentils');

  expect(await field('Address of the page')).toHaveAccessibleDescription('An address begins with https://');
  expect(calls(nutrition.importRecipe)).toEqual([]);
});

it('counts what it contains as unknown until she has confirmed what was read', async () => {
  const { read, field, form, calls, taps } = await open();
  await read(SOURCE);
  await field('Step 2');
  const checked = form.getByRole('checkbox', { name: 'I checked what it contains' });
  expect(checked).not.toBeChecked();
  await taps.click(checked);
  await taps.click(form.getByRole('button', { name: 'Save recipe' }));

  await waitFor(() => expect(calls(nutrition.keepFood)).toHaveLength(1));
  expect(calls(nutrition.keepFood)[0]?.body).toMatchObject({ recipe: { isContainsConfirmed: true } });
});

it('asks how many it serves where the page does not say it, and keeps the figures of one serving', async () => {
  const figures = { calories: 210, protein: 4, carbs: 38, fat: null };
  const { read, field, form, calls, taps } = await open(
    answer(nutrition.importRecipe, { ...bread, figures, servings: null }),
  );
  await read(SOURCE);
  const serves = await field('How many does it serve?');
  expect(serves).toHaveValue('');
  expect(form.getByRole('button', { name: 'Save recipe' })).toBeDisabled();

  await taps.type(serves, '12');
  await taps.click(form.getByRole('button', { name: 'Save recipe' }));
  await waitFor(() => expect(calls(nutrition.keepFood)).toHaveLength(1));
  expect(calls(nutrition.keepFood)[0]?.body).toMatchObject({ calories: 210, recipe: { servings: 12 } });
});

it('says what of the page was left out', async () => {
  const leftOut = { ingredients: 3, steps: 1, shortened: 1 };
  const { read, field, form } = await open(
    answer(nutrition.importRecipe, { ...bread, isCut: true, leftOut }),
  );
  await read(SOURCE);
  await field('Step 2');
  expect(form.getAllByRole('status')[0]).toHaveTextContent(
    'Left out at its end: 3 ingredients and 1 step. Cut for its length: 1 ingredient line.',
  );
});
