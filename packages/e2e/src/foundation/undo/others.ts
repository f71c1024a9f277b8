import type { Page } from '@playwright/test';
import type { User } from '@nestwell/contracts/account';
import { postOf } from '../../community/sharing';
import { keepDays } from '../../home/on-home';
import { quietHourToday } from '../../kit/zone';
import { make, press, row, type Undoing } from './undoing';

const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();

const reminder =
  (title: string, recurring = 'none') =>
  (page: Page, { id }: User) =>
    make(page, '/api/reminders', {
      userId: id,
      title,
      type: 'personal',
      dueDateTime: quietHourToday(),
      recurring,
    });
const COMMENT = 'Four months today.';
const WORDS = 'First night of five hours.';

export const others: Undoing[] = [
  {
    what: 'a reminder done',
    path: '/calendar',
    seed: reminder('Call Mum'),
    act: (page) =>
      page
        .getByRole('checkbox', { name: /Call Mum/ })
        .first()
        .click(),
    before: (page) => page.getByRole('checkbox', { name: /Call Mum/, checked: false }),
  },
  {
    what: 'a reminder deleted',
    path: '/calendar',
    act: async (page) => {
      await press(page, /^Call Mum/);
      await press(page, 'Delete');
      await confirm(page);
    },
    before: (page) => page.getByRole('checkbox', { name: /Call Mum/ }),
  },
  {
    what: 'a series of reminders deleted',
    path: '/calendar',
    seed: reminder('Vitamin D', 'daily'),
    act: async (page) => {
      await press(page, /^Vitamin D/);
      await press(page, 'Delete');
      const question = page.getByRole('dialog', { name: /^Delete/ });
      await question.getByRole('radio', { name: 'All of them' }).check();
      await question.getByRole('button', { name: 'Delete' }).click();
    },
    before: (page) => page.getByRole('checkbox', { name: /Vitamin D/ }),
  },
  {
    what: 'a post deleted',
    path: '/community',
    seed: (page, { id }) =>
      make(page, '/api/community/posts', { userId: id, content: WORDS, category: 'support' }),
    act: async (page) => {
      await postOf(page, WORDS)
        .getByRole('button', { name: /^More about/ })
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await confirm(page);
    },
    before: (page) => postOf(page, WORDS),
  },
  {
    what: 'a comment deleted',
    path: '/community',
    seed: async (page, { id }) => {
      const content = 'How old is yours?';
      const post = await make(page, '/api/community/posts', { userId: id, content, category: 'support' });
      await make(page, '/api/community/comments', { userId: id, postId: post.id, content: COMMENT });
    },
    look: (page) =>
      postOf(page, 'How old is yours?')
        .getByRole('button', { name: /^Comments/ })
        .click(),
    act: async (page) => {
      await press(page, /^More about the comment/);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await confirm(page);
    },
    before: (page) => row(page, 'Comments', COMMENT),
  },
  {
    what: 'a suggestion put away',
    path: '/',
    seed: (page, member) => keepDays(page, member, 'Chicken burger with cheese', { weight: 155 }),
    act: (page) => press(page, 'Dismiss suggestion: Update your weight?'),
    before: (page) => page.getByRole('heading', { name: 'Update your weight?' }),
  },
];
