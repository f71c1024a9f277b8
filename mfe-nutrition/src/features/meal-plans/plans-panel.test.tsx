import { takenAway } from '@nestwell/contracts/kernel';
import { nutrition } from '@nestwell/contracts/nutrition';
import { addDays } from '@nestwell/domain/calendar-days';
import {
  answer,
  aNursingMother,
  refuse,
  renderWithHost,
  type FakeAnswer,
} from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { recipeById } from '../../lib/recipes/catalogue/whole';
import type { DietaryFilter } from '@nestwell/domain/food-fit';
import { aPlan } from '../../testing/a-plan';
import { PlansPanel } from './plans-panel';

const listed = answer(nutrition.listMealPlans, [aPlan()]);
const none = answer(nutrition.listMealPlans, []);
const kept = answer(nutrition.createMealPlan, aPlan());

function Panel({ diets: first }: { diets: DietaryFilter[] }) {
  const [diets, setDiets] = useState(first);
  return <PlansPanel diets={diets} onDiets={setDiets} />;
}

function open(answers: FakeAnswer[], diets: DietaryFilter[] = [], user = aNursingMother()) {
  const taps = userEvent.setup();
  const view = renderWithHost(<Panel diets={diets} />, { user, answers });
  return { ...view, press: (name: string) => taps.click(screen.getByRole('button', { name })) };
}

it('shows each plan with its first day', async () => {
  open([listed]);
  const card = await screen.findByRole('region', { name: 'Nursing Mother Plan (7 Days)' });
  const plan = within(card);

  expect(card).toHaveTextContent('Active');
  expect(card).toHaveTextContent(', 2 shopping categories');
  const [breakfast] = plan.getAllByRole('listitem');
  expect(breakfast).toHaveTextContent('Overnight Oats with FlaxMade at night');
  expect(breakfast).toHaveTextContent('Breakfast, 10 min, 425 kcal, 24 g protein');
  expect(plan.getByRole('link', { name: /View Details/ })).toHaveAttribute(
    'href',
    `/nutrition/meal-plan/${aPlan().id}`,
  );
  expect(screen.getByRole('heading', { name: /Smart Meal Plans 1/ })).toBeVisible();
});

it('says when there are none, and when a plan has ended', async () => {
  open([none]).unmount();
  open([none]);
  expect(await screen.findByRole('heading', { name: 'No Meal Plans Yet' })).toBeVisible();
});

it('calls a plan past its last day ended', async () => {
  open([answer(nutrition.listMealPlans, [aPlan({ startDate: '2026-01-01', endDate: '2026-01-02' })])]);
  expect(await screen.findByRole('region', { name: aPlan().name })).toHaveTextContent('Ended');
});

it.each([
  ['Create a 3-day plan', 'Smart 3-Day Meal Plan', 3],
  ['Create a 14-day plan', 'Smart 14-Day Meal Plan', 14],
  ['2nd trimester', '2nd Trimester Pregnancy Plan (7 Days)', 7],
  ['Nursing', 'Nursing Mother Plan (7 Days)', 7],
  ['Non-nursing', 'Non-Nursing Recovery Plan (7 Days)', 7],
])('%s keeps a %s', async (button, name, days) => {
  const { press, calls, toasts } = open([none, kept]);
  await press(button);

  await waitFor(() => expect(toasts()).toEqual([{ title: 'Smart meal plan created with shopping list!' }]));
  const [created] = calls(nutrition.createMealPlan);
  expect(created?.body).toMatchObject({ name, isActive: true, userId: aNursingMother().id });
  expect(Object.keys(created?.body.days ?? {})).toHaveLength(days);
});

it('brings the plan it made into view', async () => {
  const brought: (string | null)[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    brought.push(this.getAttribute('aria-label'));
  };
  const { press, answer: add } = open([none, kept]);
  await screen.findByRole('heading', { name: 'No Meal Plans Yet' });
  add(answer(nutrition.listMealPlans, [aPlan(), aPlan({ id: 'old', name: 'An older plan' })]));
  await press('Nursing');

  await waitFor(() => expect(brought).toEqual(['Nursing Mother Plan (7 Days)']));
});

it.each([
  ['Create a 3-day plan', 'Error generating meal plan'],
  ['2nd trimester', 'Error generating pregnancy meal plan'],
  ['Nursing', 'Error generating postpartum meal plan'],
])('%s: says when making one breaks', async (button, title) => {
  const { press, toasts, calls } = open([none, kept]);
  await screen.findByRole('heading', { name: 'No Meal Plans Yet' });
  const dice = jest.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('no dice');
  });
  await press(button).finally(() => dice.mockRestore());

  expect(toasts()).toEqual([{ title, tone: 'alert' }]);
  expect(calls(nutrition.createMealPlan)).toEqual([]);
});

it('makes no plan against a saved allergy, though its chip was taken off', async () => {
  const { press, calls } = open([none, kept], [], aNursingMother({ allergies: ['nuts', 'fish'] }));
  expect(screen.getByText('Every recipe will be nut-free, fish-free.')).toBeVisible();
  await press('Create a 14-day plan');

  await waitFor(() => expect(calls(nutrition.createMealPlan)).toHaveLength(1));
  const planned = Object.values(calls(nutrition.createMealPlan)[0]?.body.days ?? {}).flatMap(
    ({ breakfast, lunch, dinner }) => [...breakfast, ...lunch, ...dinner],
  );
  expect(planned).toHaveLength(42);
  const contained = planned.flatMap((id) => recipeById(id)?.allergens ?? []);
  expect(contained).not.toEqual(expect.arrayContaining(['tree nuts']));
  expect(contained).not.toEqual(expect.arrayContaining(['peanuts']));
  expect(contained).not.toEqual(expect.arrayContaining(['fish']));
});

it('says that few recipes fit, and takes a diet off for this visit', async () => {
  const user = aNursingMother({ allergies: ['nuts', 'gluten', 'soy'], dietaryRestrictions: ['vegan'] });
  const { press } = open([none], ['nutFree', 'glutenFree', 'soyFree', 'vegan'], user);
  const note = screen.getByRole('group', { name: 'Few recipes fit' });
  expect(note).toHaveTextContent('10 recipes fit all of this. In a longer plan they take turns');
  await press(within(note).getByRole('button').textContent ?? '');

  expect(screen.queryByRole('group', { name: 'Few recipes fit' })).not.toBeInTheDocument();
  expect(screen.getByText('Every recipe will be gluten-free, nut-free, soy-free.')).toBeVisible();
});

it('says that three recipes take turns over fourteen days', async () => {
  const { days, startDate } = aPlan();
  const fortnight = Array.from({ length: 14 }, (_, at) => [addDays(startDate, at), days[startDate]]);
  open([answer(nutrition.listMealPlans, [aPlan({ days: Object.fromEntries(fortnight) })])]);

  expect(await screen.findByText('3 recipes take turns over 14 days.')).toBeVisible();
});

it('makes one at a time', async () => {
  let answerIt: (value: ReturnType<typeof aPlan>) => void = () => undefined;
  const slow = answer(nutrition.createMealPlan, () => new Promise((resolve) => (answerIt = resolve)));
  const { press, calls } = open([none, slow]);
  await press('Create a 3-day plan');
  expect(await screen.findByText('Creating...')).toBeVisible();
  await press('Create a 7-day plan');

  answerIt(aPlan());
  await waitFor(() => expect(screen.queryByText('Creating...')).not.toBeInTheDocument());
  expect(calls(nutrition.createMealPlan)).toHaveLength(1);
});

it('says when it could not be kept', async () => {
  const { press, toasts } = open([none, refuse(nutrition.createMealPlan, 'internal')]);
  await press('Create a 3-day plan');
  await waitFor(() => expect(toasts()).toEqual([{ title: 'Failed to create meal plan', tone: 'alert' }]));
});

it('says what to do when there are as many as can be kept', async () => {
  const message = 'You have 50 meal plans. Delete one to make room for another.';
  const { press, toasts } = open([none, refuse(nutrition.createMealPlan, 'too_many_plans', { message })]);
  await press('Create a 3-day plan');
  await waitFor(() =>
    expect(toasts()[0]).toMatchObject({ title: 'Failed to create meal plan', description: message }),
  );
});

describe('deleting', () => {
  const ask = async (...answers: FakeAnswer[]) => {
    const view = open([listed, ...answers]);
    await screen.findByRole('region', { name: 'Nursing Mother Plan (7 Days)' });
    await view.press('Delete Nursing Mother Plan (7 Days)');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Delete "Nursing Mother Plan (7 Days)"? This cannot be undone.',
    });
    return {
      ...view,
      confirm: () => userEvent.click(within(dialog).getByRole('button', { name: 'Delete' })),
    };
  };

  it('asks by name, then deletes, and Undo puts it back', async () => {
    const { confirm, toasts, calls } = await ask(
      answer(nutrition.deleteMealPlan, undefined),
      answer(takenAway.putBack, undefined),
    );
    await confirm();
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Meal plan deleted successfully' }]));
    toasts()[0]?.action?.onSelect();
    await waitFor(() =>
      expect(calls(takenAway.putBack)[0]?.body).toEqual({ kind: 'mealPlan', id: aPlan().id }),
    );
    expect(calls(nutrition.deleteMealPlan)[0]?.params).toEqual({ planId: aPlan().id });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('keeps the plan when it fails', async () => {
    const { confirm, toasts } = await ask(refuse(nutrition.deleteMealPlan, 'internal'));
    await confirm();
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Failed to delete meal plan', tone: 'alert' }]));
    expect(screen.getByRole('region', { name: 'Nursing Mother Plan (7 Days)' })).toBeVisible();
  });
});
