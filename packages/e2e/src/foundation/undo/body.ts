import type { Page } from '@playwright/test';
import type { User } from '@nestwell/contracts/account';
import { daysAgo } from '../../fitness/tracking-days';
import { answering } from '../../kit/answering';
import { button, make, press, row, type Undoing } from './undoing';

const medicine = (page: Page, { id }: User) =>
  make(page, `/api/users/${id}/medicines`, {
    name: 'Iron',
    amount: 'one tablet',
    rhythm: 'daily',
    times: ['00:00'],
    startsOn: daysAgo(2),
  });
const dose = (page: Page) => row(page, 'Doses', 'Iron');

export const body: Undoing[] = [
  {
    what: 'a workout completed',
    path: '/fitness',
    act: async (page) => {
      await press(page, 'Living-Room Laps');
      await press(page, 'Start Workout');
      await page.getByLabel('Duration (minutes)').fill('25');
      await press(page, 'Save Workout');
    },
    before: (page) => page.getByRole('heading', { name: 'Your path starts anywhere' }),
  },
  {
    what: 'a workout deleted',
    path: '/fitness',
    seed: async (page, { id }) => {
      const [first] = (await (await page.request.get('/api/exercises')).json()) as { id: string }[];
      await make(page, '/api/workouts', { userId: id, exerciseId: first?.id, duration: 12 });
    },
    act: async (page) => {
      await row(page, 'Recent workouts', '12 min').getByRole('button').click();
      await press(page, 'Delete');
    },
    before: (page) => row(page, 'Recent workouts', '12 min'),
  },
  {
    what: 'a day deleted',
    path: '/tracking-history',
    seed: (page, { id }) => make(page, '/api/tracking', { userId: id, date: daysAgo(1), sleepHours: 6.5 }),
    act: async (page) => {
      await row(page, 'Tracked days', '6.5 hours').getByRole('button').click();
      await press(page, 'Delete day');
    },
    before: (page) => row(page, 'Tracked days', '6.5 hours'),
  },
  {
    what: 'a cup of water',
    path: '/',
    act: (page) => press(page, /^Add 1 cup of water, 0 of/),
    before: (page) => button(page, /^Add 1 cup of water, 0 of/),
  },
  {
    what: 'a medicine taken away',
    path: '/care/medicines',
    seed: medicine,
    act: async (page) => {
      await press(page, 'Edit Iron');
      await press(page, 'Take it away');
    },
    before: dose,
  },
  {
    what: 'a dose answered',
    path: '/care/medicines',
    act: (page) => dose(page).getByRole('button', { name: 'Skipped' }).click(),
    before: (page) => dose(page).filter({ hasNot: page.getByRole('button', { pressed: true }) }),
  },
  {
    what: 'a reading of blood pressure',
    path: '/care/pressure',
    seed: (page, { id }) => make(page, `/api/users/${id}/blood-pressure`, { upper: 117, lower: 76 }),
    look: (page) => press(page, 'As a table'),
    act: (page) => press(page, /^Take away 117/),
    before: (page) => button(page, /^Take away 117/),
  },
  {
    what: 'a check of mood',
    path: '/care/mood/history',
    seed: (page, { id }) =>
      make(page, `/api/users/${id}/mood-checks`, { whooley: [0, 0], gad2: [0, 1], takenAt: new Date() }),
    act: (page) => press(page, /^Take away/),
    before: (page) => button(page, /^Take away/),
  },
  {
    what: 'a note of her body',
    path: '/care/body',
    seed: (page, { id }) => make(page, `/api/users/${id}/recovery`, { temperature: 36.6 }),
    act: (page) => press(page, /^Take away/),
    before: (page) => button(page, /^Take away/),
  },
  {
    what: 'a feed ended',
    path: '/care/feeding',
    seed: (page, { id }) =>
      make(page, `/api/users/${id}/baby-log/timers`, {
        kind: 'breast',
        baby: 1,
        side: 'left',
      }),
    act: (page) => press(page, 'Done'),
    before: (page) => page.getByRole('timer'),
  },
  {
    what: 'a nappy',
    path: '/care/feeding',
    seed: (page, { id }) => make(page, `/api/users/${id}/baby-log`, { kind: 'nappy', baby: 1, nappy: 'wet' }),
    act: async (page) => {
      await button(page, /^Edit .*(Wet|diaper)/i)
        .first()
        .click();
      await press(page, 'Delete');
    },
    before: (page) => button(page, /^Edit .*(Wet|diaper)/i),
  },
];

export const lists: Undoing[] = [
  {
    what: 'a thing packed',
    path: '/care/bag',
    seed: (page, { id }) =>
      make(page, `/api/users/${id}/bag`, { items: [{ kind: 'you', name: 'Warm socks' }] }),
    act: (page) => page.getByRole('checkbox', { name: 'Warm socks' }).click(),
    before: (page) => page.getByRole('checkbox', { name: 'Warm socks', checked: false }),
  },
  {
    what: 'a thing taken off the list',
    path: '/care/bag',
    act: async (page) => {
      await press(page, 'Edit Warm socks');
      await press(page, 'Take it off my list');
    },
    before: (page) => page.getByRole('checkbox', { name: 'Warm socks' }),
  },
  {
    what: 'a question asked',
    path: '/care/questions',
    seed: (page, { id }) => make(page, `/api/users/${id}/questions`, { words: 'May I fly?' }),
    act: (page) => page.getByRole('checkbox', { name: 'May I fly?' }).click(),
    before: (page) => page.getByRole('checkbox', { name: 'May I fly?', checked: false }),
  },
  {
    what: 'a question taken away',
    path: '/care/questions',
    act: async (page) => {
      await press(page, 'Edit May I fly?');
      await press(page, 'Take it away');
    },
    before: (page) => page.getByRole('checkbox', { name: 'May I fly?' }),
  },
];

export const early: Undoing[] = [
  {
    what: 'a count of movements finished',
    path: '/care/movements',
    look: async (page) => {
      const one = button(page, 'It moved');
      await answering(one);
      if (await button(page, 'Finish').isHidden()) await one.click();
    },
    act: (page) => press(page, 'Finish'),
    before: (page) => button(page, 'Finish'),
  },
  {
    what: 'a cup of coffee logged',
    path: '/care/can-i-eat',
    act: (page) => press(page, /^Coffee, /),
    before: (page) =>
      page.getByRole('progressbar', { name: 'Caffeine today' }).and(page.locator('[aria-valuetext^="0 of"]')),
  },
  {
    what: 'what was looked up last',
    path: '/care/can-i-eat',
    look: async (page) => {
      const search = page.getByRole('searchbox');
      await answering(search);
      if (await button(page, 'Clear').isVisible()) return;
      await search.fill('brie');
      await search.press('Enter');
      await search.fill('');
    },
    act: (page) => press(page, 'Clear'),
    before: (page) => button(page, 'Clear'),
  },
];
