import { nutrition } from '@nestwell/contracts/nutrition';
import { aUser, definitionOf, refuse } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { open } from './testing/open-nutrition';

const shown = (count: string) => screen.findByText(count, { selector: '[role=status]' });
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

it('shows today’s calories, the week’s meals and the active plans', async () => {
  open();
  await waitFor(() => expect(definitionOf('Today’s Calories')).toHaveTextContent('1,410'));
  expect(definitionOf('Weekly Meals')).toHaveTextContent('2');
  expect(definitionOf('Active Plans')).toHaveTextContent('1');
});

it('shows a dash for figures that are not known', async () => {
  open({ answers: [refuse(nutrition.listMeals, 'internal')] });
  await waitFor(() => expect(definitionOf('Active Plans')).toHaveTextContent('1'));
  expect(definitionOf('Today’s Calories')).toHaveTextContent('–');
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

it('leads to the plans on sale', () => {
  open();
  expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/checkout');
});
