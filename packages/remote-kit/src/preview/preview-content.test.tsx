import { screen } from '@testing-library/react';
import { defineRemote } from '../declaration/define-remote';
import { renderWithHost } from '../testing';
import { PreviewContent } from './preview-content';

const remote = defineRemote({
  id: 'fitness',
  owner: 'Food',
  contract: 2,
  widgets: [],
  pages: [
    { path: '/progress', title: 'Progress', load: () => Promise.resolve(() => <h1>Progress</h1>) },
    { path: '/terms', title: 'Terms', open: true, load: () => Promise.resolve(() => <h1>Terms</h1>) },
  ],
});

it.each([
  ['a page for members', '/progress', null, 'Please log in to see this page.'],
  ['an open page', '/terms', null, 'Terms'],
  ['a member her page', '/progress', undefined, 'Progress'],
])('shows %s as the site would', async (_, route, user, words) => {
  renderWithHost(<PreviewContent remote={remote} />, { route, ...(user === null && { user }) });
  expect(await screen.findByText(words)).toBeVisible();
});
