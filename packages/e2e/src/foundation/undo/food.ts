import type { Page } from '@playwright/test';
import type { User } from '@nestwell/contracts/account';
import { button, make, press, row, type Undoing } from './undoing';

const DIARY = '/nutrition?view=diary';
const OWN = '/nutrition?view=recipes';
const DAY = 86_400_000;

const eaten =
  (name: string, daysAgo = 0) =>
  (page: Page, { id }: User) =>
    make(page, `/api/users/${id}/meals`, {
      name,
      calories: 300,
      mealType: 'snack',
      loggedAt: new Date(Date.now() - daysAgo * DAY).toISOString(),
    });

const soup = (page: Page, { id }: User) =>
  make(page, `/api/users/${id}/kept-foods`, {
    name: 'Red soup',
    kind: 'recipe',
    portion: { label: 'serving', grams: null },
    calories: 250,
    contains: [],
    recipe: {
      servings: 2,
      ingredients: [
        { name: 'Lentils', portion: { label: 'portion', grams: null, times: 1 }, calories: null },
      ],
      steps: ['Stir.'],
      note: '',
      rating: null,
      minutes: null,
      source: null,
      copyOf: null,
      isStated: true,
    },
  });

const menu = async (page: Page, name: string, item: RegExp | string) => {
  await press(page, `More for ${name}`);
  await page.getByRole('menuitem', { name: item }).or(button(page, item)).first().click();
};
const plan = (page: Page) => page.getByRole('region', { name: /^Non-Nursing/ });
const aPlan = async (page: Page) => {
  await page.goto('/nutrition?tab=plans');
  await press(page, 'Non-nursing');
  await plan(page).waitFor();
};

export const food: Undoing[] = [
  {
    what: 'a meal deleted in the diary',
    path: DIARY,
    seed: eaten('Apple pie'),
    act: (page) => menu(page, 'Apple pie', /^Delete/),
    before: (page) => row(page, 'Snack', 'Apple pie'),
  },
  {
    what: 'a meal moved to another kind',
    path: DIARY,
    seed: eaten('Plum pie'),
    act: (page) => menu(page, 'Plum pie', 'Dinner'),
    before: (page) => row(page, 'Snack', 'Plum pie'),
  },
  {
    what: 'a recipe of hers deleted',
    path: OWN,
    seed: soup,
    act: (page) => menu(page, 'Red soup', 'Delete'),
    before: (page) => page.getByRole('heading', { name: 'Red soup' }),
  },
  {
    what: 'a plan deleted',
    path: '/nutrition?tab=plans',
    seed: aPlan,
    act: async (page) => {
      await plan(page)
        .getByRole('button', { name: /Delete/ })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    },
    before: plan,
  },
  {
    what: 'a kind of yesterday again',
    path: DIARY,
    seed: async (page, { id }) =>
      make(page, `/api/users/${id}/meals`, {
        name: 'Fig porridge',
        calories: 300,
        mealType: 'breakfast',
        loggedAt: new Date(Date.now() - DAY).toISOString(),
      }),
    act: (page) => press(page, /^Yesterday’s breakfast again/),
    before: (page) => button(page, /^Yesterday’s breakfast again/),
  },
];
