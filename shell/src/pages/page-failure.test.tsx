import { renderWithHost } from '@nestwell/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { createRemotes } from '../remotes/remotes';
import { RemotesProvider } from '../remotes/remotes-context';
import { PageFailure } from './page-failure';

const load = () => Promise.reject(new Error('no network'));
const remotes = createRemotes(
  {
    rev: 1,
    remotes: {
      tea: {
        version: '1',
        scope: 'tea_1',
        entry: { url: '', integrity: '' },
        css: [],
        widgets: [],
        contract: 1,
        pages: [{ path: '/tea', title: 'Tea' }],
        offline: [
          { page: '/tea', at: 'tab=green', line: { label: 'Green tea', about: 'Always', icon: 'support' } },
          { page: '/tea/pot/:id' },
        ],
      },
    },
  },
  { load },
);
const [loader] = remotes.loaders;

function open(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const retried = jest.fn();
  if (!loader) throw new Error('no loader');
  renderWithHost(
    <RemotesProvider remotes={remotes}>
      <PageFailure title="Cake" loader={loader} onRetry={retried} />
    </RemotesProvider>,
  );
  return retried;
}

it('says without a connection what the page needs, and leads to what works', () => {
  const retried = open(false);

  expect(screen.getByRole('alert')).toHaveTextContent(
    'Not on this phone yetThis page needs a connection once. After that it opens offline too.',
  );
  expect(screen.queryByText(/The rest of Nestwell works/)).not.toBeInTheDocument();
  const works = within(screen.getByRole('region', { name: 'What works now' }));
  expect(works.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/tea?tab=green',
  ]);
  expect(works.getByRole('link', { name: /Green tea\s*Always/ })).toBeVisible();

  act(() => void dispatchEvent(new Event('online')));
  expect(retried).toHaveBeenCalled();
});

it('says with a connection that the rest works', () => {
  open(true);

  expect(screen.getByText(/This page didn’t load. The rest of Nestwell works./)).toBeVisible();
});
