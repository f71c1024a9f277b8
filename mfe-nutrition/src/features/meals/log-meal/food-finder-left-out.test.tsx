import { nutrition } from '@nestwell/contracts/nutrition';
import { answer, aUser } from '@nestwell/remote-kit/testing';
import { banana } from '../../../testing/a-meal';
import { openAs, search } from './testing/open-log-meal';

const cheese = { ...banana, fdcId: 2, description: 'Cheese, cheddar' };
const walnuts = { ...banana, fdcId: 3, description: 'Walnuts' };
const amara = aUser({
  allergies: ['dairy'],
  dietaryRestrictions: ['nut-free'],
});

const openWith = (...foods: (typeof banana)[]) => openAs(amara, answer(nutrition.searchFoods, { foods }));
const late = { timeout: 2000 };

it('leaves out what her profile leaves out, says why, and shows it marked at one press', async () => {
  const view = await openWith(banana, cheese);
  await search(view, 'ba');
  expect(await view.sheet.findByRole('option', {}, late)).toHaveTextContent('Banana, raw');
  expect(view.sheet.getByText('Found by name only: check the label too.')).toBeVisible();
  await view.press('1 hidden: it has dairy.');

  const options = view.sheet.getAllByRole('option').map((option) => option.textContent);
  expect(options).toHaveLength(2);
  expect(options[1]).toContain('contains dairy');
});

it('says what several have, that all of them are left out, and marks a diet’s like an allergy’s', async () => {
  const view = await openWith(cheese, walnuts);
  await search(view, 'snack');

  expect(await view.sheet.findByText('All that was found is left out for you.', {}, late)).toBeVisible();
  await view.press('2 hidden: they have dairy or tree nuts.');
  const options = view.sheet.getAllByRole('option').map((option) => option.textContent);
  expect(options[0]).toContain('contains dairy');
  expect(options[1]).toContain('contains tree nuts');
});

it('shows what a chip no longer leaves out, an allergen of hers still marked', async () => {
  const view = await openWith(cheese, walnuts);
  await search(view, 'snack');
  await view.sheet.findByRole('button', { name: /hidden/ }, late);
  await view.press('Dairy-free, take off for this visit');

  expect(view.sheet.getByRole('option')).toHaveTextContent('contains dairy');
  expect(view.sheet.getByRole('button', { name: '1 hidden: it has tree nuts.' })).toBeVisible();
  await view.taps.click(view.sheet.getByRole('option'));
  expect(view.sheet.getByText('Contains dairy')).toBeVisible();
});

it('marks an allergen in a name typed by hand', async () => {
  const view = await openWith();
  await view.press('Enter manually');
  await view.taps.type(view.sheet.getByRole('textbox', { name: 'Meal name' }), 'Grilled cheese sandwich');

  expect(view.sheet.getByText('Contains dairy')).toBeVisible();
});

it('lists twelve she can eat though as many before them are left out, and no more', async () => {
  const many = (food: typeof banana, from: number) =>
    Array.from({ length: 12 }, (_, at) => ({ ...food, fdcId: from + at }));
  const view = await openWith(...many(cheese, 100), ...many(banana, 200));
  await search(view, 'ba');
  const button = await view.sheet.findByRole('button', { name: '12 hidden: they have dairy.' }, late);

  expect(view.sheet.getAllByRole('option')).toHaveLength(12);
  expect(view.sheet.getAllByRole('option')[11]).toHaveTextContent('Banana, raw');
  await view.taps.click(button);
  expect(view.sheet.getAllByRole('option')).toHaveLength(24);
});

it('lists twelve of what is found where nothing is left out', async () => {
  const foods = Array.from({ length: 24 }, (_, at) => ({
    ...banana,
    fdcId: at + 1,
  }));
  const view = await openAs(aUser(), answer(nutrition.searchFoods, { foods }));
  await search(view, 'ba');
  await view.sheet.findAllByRole('option', {}, late);

  expect(view.sheet.getAllByRole('option')).toHaveLength(12);
});
