import { aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import { RemoteLoader } from '../remotes/remote-loader';
import { SlotFailure } from './slot-failure';

const release = {
  version: '2',
  scope: 'nutrition_2',
  entry: { url: '', integrity: '' },
  css: [],
  pages: [],
  widgets: [],
  contract: 1,
};

function showFailure(role: 'user' | 'admin', more: { owner?: string; preview?: string }) {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const loader = new RemoteLoader(
    'nutrition',
    { ...release, ...more },
    {
      load: () => Promise.reject(new Error('404')),
    },
  );
  renderWithHost(<SlotFailure loader={loader} onRetry={() => undefined} />, { user: aUser({ role }) });
  return screen.getByRole('group', { name: 'Part of this page could not be loaded' });
}

it.each([
  ['an admin', 'admin', { owner: 'Food' }, 'of Food'],
  ['who looks at a preview', 'user', { owner: 'Food', preview: 'pr-42' }, 'of Food'],
  ['an admin, where its build did not say', 'admin', {}, 'nutrition, of nobody'],
] as const)('%s is told what failed and whose it is', (_, role, remote, told) => {
  expect(showFailure(role, remote)).toHaveTextContent(told);
});

it('a member is told of no team', () => {
  expect(showFailure('user', { owner: 'Food' })).not.toHaveTextContent('Food');
});
