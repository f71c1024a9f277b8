import type { PageEntry } from '@nestwell/contracts/delivery';
import { renderWithHost, type HostTestOptions } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import { RemotesProvider } from '../remotes/remotes-context';
import { useCurrentPage } from '../routing/current-page';
import { aSite, plansPage, signInPage } from '../testing/a-site';
import { Screen } from './screen';

const pages: PageEntry[] = [
  {
    path: '/calendar',
    title: 'Calendar',
    signIn: 'Please log in to access your calendar.',
    optionalAt: 'show=medication',
  },
  { path: '/wellness', title: 'Mental wellness', loading: 'Loading user...', openAt: 'tab=support' },
  { path: '/terms', title: 'Terms and Conditions', open: true },
  plansPage,
  signInPage,
];
const load = () =>
  Promise.resolve({
    id: 'a',
    owner: 'Food',
    contract: 1,
    widgets: [],
    pages: pages.map(({ path, title }) => ({
      path,
      title,
      load: () => Promise.resolve(() => <h1>{title}</h1>),
    })),
  });

const remotes = aSite(pages, load);

const Current = () => <Screen current={useCurrentPage()} />;

const open = (route: string, options: HostTestOptions = {}) =>
  renderWithHost(
    <RemotesProvider remotes={remotes}>
      <Current />
    </RemotesProvider>,
    { route, ...options },
  );

it("shows a remote's page, whatever the address's case", async () => {
  open('/CALENDAR/');
  expect(await screen.findByRole('heading', { name: 'Calendar' })).toBeVisible();
});

it('leads a visitor from Home to where plans are bought', () => {
  expect(open('/', { user: null }).location()).toBe('/plans');
});

it("shows the page's own loading text while the session is restored", () => {
  open('/wellness', { user: null, status: 'loading' });
  expect(screen.getByRole('status')).toHaveTextContent('Loading user...');
});

it.each(['/calendar', '/calendar?show=medication'])(
  'asks a visitor of %s to log in, in the words of the page',
  (route) => {
    open(route, { user: null });
    expect(screen.getByText('Please log in to access your calendar.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/welcome');
  },
);

it('opens open pages to visitors', async () => {
  open('/terms', { user: null });
  expect(await screen.findByRole('heading', { name: 'Terms and Conditions' })).toBeVisible();
});

it('opens the part of a page that is there for everybody to visitors, and nothing else of it', async () => {
  const { unmount } = open('/wellness?tab=support', { user: null });
  expect(await screen.findByRole('heading', { name: 'Mental wellness' })).toBeVisible();
  unmount();
  open('/wellness?tab=history', { user: null });
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
});

it('says that she is offline and stays signed in', () => {
  open('/calendar', { user: null, status: 'offline' });
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeVisible();
});

it("shows 'Page Not Found' at an unknown address", () => {
  open('/no-such-screen', { user: null });
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
