import type { RegisteredRemote } from '@nestwell/contracts/delivery';
import { createStore } from '@nestwell/remote-kit/host';
import { fireEvent, screen } from '@testing-library/react';
import { readyOnIntent } from './ready-on-intent';
import { createRemotes } from './remotes';

const calendar: RegisteredRemote = {
  version: '1',
  scope: 'calendar_1',
  entry: { url: '/r/calendar/1/remoteEntry.js', integrity: 'sha384-x' },
  css: [],
  pages: [{ path: '/calendar', title: 'Calendar' }],
  widgets: [],
  contract: 1,
};

const loadPage = jest.fn(async () => () => null);
const load = jest.fn(async () => ({
  owner: 'Time',
  id: 'calendar',
  contract: 1 as const,
  pages: [{ path: '/calendar', title: 'Calendar', load: loadPage }],
  widgets: [],
}));
let stop: () => void;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = `
    <a href="/calendar"><span>Calendar</span></a>
    <a href="/calendar" target="_blank">In a window of its own</a>
    <a href="https://example.com/calendar">Elsewhere</a>
    <a href="/nowhere">Nowhere</a>`;
  const remotes = createRemotes({ rev: 1, remotes: { calendar } }, { load });
  stop = readyOnIntent(document, createStore(remotes));
});

afterEach(() => {
  stop();
  jest.clearAllMocks();
});

/** Promises that are settled already have said so. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it.each([
  ['a mouse over it', 'pointerOver'],
  ['a finger on it', 'pointerDown'],
  ['the keyboard at it', 'focusIn'],
] as const)('loads module and page of a link with %s, once', async (_, intent) => {
  fireEvent[intent](screen.getByText('Calendar'));
  fireEvent[intent](screen.getByText('Calendar'));
  await settled();

  expect(load).toHaveBeenCalledTimes(1);
  expect(loadPage).toHaveBeenCalledTimes(1);
});

it('loads nothing for the page she is on, another site, another window and what no module has', async () => {
  for (const name of ['In a window of its own', 'Elsewhere', 'Nowhere'])
    fireEvent.pointerOver(screen.getByRole('link', { name }));
  window.history.replaceState(null, '', '/calendar');
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Calendar' }));
  await settled();

  expect(load).not.toHaveBeenCalled();
});

it('leaves a page that cannot be loaded to whoever comes there', async () => {
  loadPage.mockRejectedValueOnce(new Error('gone'));
  fireEvent.focusIn(screen.getByRole('link', { name: 'Calendar' }));
  await settled();

  expect(loadPage).toHaveBeenCalledTimes(1);
});
