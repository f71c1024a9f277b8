import { nutrition } from '@nestwell/contracts/nutrition';
import { answer, aQuietMember, aUser, definitionOf, refuse } from '@nestwell/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPlan } from '../testing/a-plan';
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
  expect(await shown('66 recipes')).toBeInTheDocument();

  await tab('2nd Tri');
  expect(await shown('11 recipes')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /2nd trimester/, level: 2 })).toBeVisible();
  await tab('Milk+');
  const [helpsFirst, foods] = await screen.findAllByText(/What helps first is|consult a healthcare provider/);
  expect(helpsFirst).toHaveTextContent(/latching and feeding, a weight check.*Food comes after that/);
  expect(foods).toBeVisible();
  expect(
    within(await screen.findByRole('list', { name: 'Galactagogue foods' })).getAllByRole('listitem'),
  ).toHaveLength(12);
});

it('says what a stage asks for, and leads from a trimester to each of its recipes', async () => {
  const { tab } = open();
  const links = () => screen.queryByRole('list', { name: 'Jump to a recipe' });
  await tab('2nd Tri');
  expect(await screen.findByRole('heading', { name: '2nd trimester focus' })).toBeVisible();
  expect(screen.getByText(/Iron for two: 27 mg/)).toBeVisible();
  expect(within(links() as HTMLElement).getAllByRole('button')).toHaveLength(11);

  await tab('Nursing');
  expect(await screen.findByRole('heading', { name: 'Nursing focus' })).toBeVisible();
  expect(links()).not.toBeInTheDocument();
});

it('jumps to a recipe while the list is still coming', async () => {
  const jumped: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    jumped.push(this);
  };
  const { tab } = open();
  await tab('2nd Tri');
  const links = within(await screen.findByRole('list', { name: 'Jump to a recipe' })).getAllByRole('button');
  const last = links.at(-1) as HTMLElement;
  const isThere = () => screen.queryByRole('region', { name: last.textContent });
  expect(isThere()).not.toBeInTheDocument();

  fireEvent.click(last);

  expect(jumped).toEqual([isThere()]);
  expect(isThere()).toHaveFocus();
});

it('leads from the plans to the recipes when she searches', async () => {
  const { taps, press, tab } = open();
  await tab('Plans');
  await press('Search recipes');
  await taps.type(screen.getByRole('searchbox', { name: 'Search recipes' }), 'shakshuka');

  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('All');
  await waitFor(() => expect(names()).toEqual(['Tomato Pepper Shakshuka']));
});

it.each(['paused', 'loss'] as const)(
  'in the state %s names no stage, and begins with recovery',
  async (state) => {
    open({ user: aQuietMember(state) });

    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['All', 'Plans']);
    expect((await screen.findAllByText('Recovery')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/trimester|Milk\+|^Nursing$/i)).not.toBeInTheDocument();
  },
);

it('combines diets, time of day and search, and takes all of it back at once', async () => {
  const { taps, press } = open();
  await press('Dietary filters');
  await press('Vegan');
  await press('Gluten-free');
  await press('Close dietary preferences');
  await press('Dinner');
  await press('Search recipes');
  await taps.type(screen.getByRole('searchbox', { name: 'Search recipes' }), 'lentil');

  await waitFor(() =>
    expect(names()).toEqual([
      'Lentil Shepherd’s Pie',
      'Red Lentil and Pepper Soup',
      'One-Pot Lentil Stew',
      'Roast Vegetable and Lentil Quinoa',
      'Fenugreek Spinach Dal',
    ]),
  );
  expect(screen.getByRole('button', { name: 'Dietary filters, 2 active' })).toHaveTextContent('2');

  await taps.type(screen.getByRole('searchbox', { name: 'Search recipes' }), 'zzz');
  await taps.click(await screen.findByRole('button', { name: 'Show all recipes' }));
  expect(await shown('66 recipes')).toBeInTheDocument();
});

describe('what her profile restricts', () => {
  const amara = aUser({ allergies: ['nuts', 'sesame'], dietaryRestrictions: ['dairy-free', 'keto'] });
  const chips = () =>
    within(screen.getByRole('group', { name: 'Left out for you' }))
      .getAllByRole('button')
      .map((chip) => chip.textContent);

  it('is on from the start, as chips, and one tap takes one off for this visit', async () => {
    const { press } = open({ user: amara });
    expect(chips()).toEqual(['Dairy-free', 'Nut-free', 'Sesame-free']);
    expect(screen.getByRole('button', { name: 'Dietary filters, 3 active' })).toBeVisible();
    await waitFor(() => expect(names()).not.toContain('Greek Yogurt Berry Parfait'));
    expect(names()).not.toContain('Ginger Oat Porridge');

    await press('Nut-free, take off for this visit');
    await waitFor(() => expect(names()).toContain('Ginger Oat Porridge'));
    expect(chips()).toEqual(['Dairy-free', 'Sesame-free']);
    const porridge = screen.getByRole('region', { name: 'Ginger Oat Porridge' });
    expect(porridge).toHaveTextContent('Contains tree nuts');
  });

  it('comes back on request, beside what she picked', async () => {
    const { press } = open({ user: amara });
    await press('Dietary filters, 3 active');
    await press('Clear');
    expect(screen.queryByRole('group', { name: 'Left out for you' })).not.toBeInTheDocument();
    await press('Vegan');
    await press('Use my preferences');

    expect(chips()).toEqual(['Dairy-free', 'Nut-free', 'Sesame-free', 'Vegan']);
    expect(screen.queryByRole('button', { name: 'Use my preferences' })).not.toBeInTheDocument();
  });

  it('is kept for allergies when all recipes are shown again', async () => {
    const { press, taps } = open({ user: amara });
    await press('Search recipes');
    await taps.type(screen.getByRole('searchbox', { name: 'Search recipes' }), 'zzz');
    await taps.click(await screen.findByRole('button', { name: 'Show all recipes' }));

    expect(chips()).toEqual(['Nut-free', 'Sesame-free']);
  });
});

it('filters by sesame and fish at once, and by the less common allergens at one press', async () => {
  const { press } = open();
  await press('Dietary filters');
  await press('Sesame-free');
  await press('Fish-free');
  await press('Celery, mustard, sulphites, lupin, molluscs');
  await press('Celery-free');

  expect(screen.getByRole('button', { name: 'Dietary filters, 3 active' })).toBeVisible();
  await waitFor(() => expect(names()).not.toContain('One-Pot Lentil Stew'));
  expect(names()).not.toContain('Roast Salmon with Kale');
});

it('counts no plan as active that has ended', async () => {
  const over = aPlan({ id: 'over', startDate: '2026-01-01', endDate: '2026-01-07' });
  open({ answers: [answer(nutrition.listMealPlans, [aPlan(), over])] });
  await waitFor(() => expect(definitionOf('Active Plans')).toHaveTextContent('1'));
});

it('leads to the plans on sale', () => {
  open();
  expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/checkout');
});
