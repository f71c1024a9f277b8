import type { Page } from '@playwright/test';
import { layers } from '../../foundation/layers';
import { press } from '../../foundation/help-over';

type Steps = (typeof layers)[string];

/** What only Home of other states opens, what only a phone opens, and the law. */
const LEFT_OUT = [
  'all places',
  'food search',
  'a typed meal',
  'her own food',
  'a logged meal',
  'Health Sync, water',
  'Health Sync, mood',
  'terms',
  'deleting a plan',
];

/** What opens in the page itself. */
export const onThePage: Record<string, Steps> = {
  'showing everything': ['/community', (page) => press(page, 'Show everything')],
  'exercise videos': ['/fitness', (page) => page.getByRole('tab', { name: 'Videos' }).click()],
};

/** Every sheet and dialog that opens in a quiet state, by name. */
export const quietLayers: Record<string, Steps> = {
  ...Object.fromEntries(Object.entries(layers).filter(([name]) => !LEFT_OUT.includes(name))),
  'find or log': ['/', (page: Page) => page.keyboard.press('Control+k')],
  'a logged workout': [
    '/fitness',
    (page) => page.getByRole('list', { name: 'Recent workouts' }).getByRole('button').first().click(),
  ],
  ...onThePage,
};
