import type { CommandEntry, PageEntry } from '@nestwell/contracts/delivery';
import { renderWithHost } from '@nestwell/remote-kit/testing';
import { useAsked, useLocation } from '@nestwell/remote-kit/router';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RemotesProvider } from '../remotes/remotes-context';
import { aSite } from '../testing/a-site';
import { Keys } from './keys';
import { presses } from './presses';

const tea: PageEntry = { path: '/tea', title: 'Tea', about: 'Pots and cups', key: 't' };
const leaves: PageEntry = { path: '/leaves', title: 'Leaves' };
const commands: CommandEntry[] = [
  { name: 'Turn the pot', page: '/tea', group: 'here', keys: 'M then ← →' },
  { name: 'Pour a cup', words: 'drink', page: '/tea', open: 'cup', group: 'log', key: 'p' },
  { name: 'Search teas', page: '/tea', open: 'search', group: 'log', takesText: true },
];

function Here() {
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const note = (what: string) => setAsked((before) => [...before, what]);
  useAsked('cup', () => note('cup'));
  useAsked('urgent', () => note('urgent'));
  useAsked('search', (text) => note(`search ${text}`));
  return (
    <>
      <h1>{pathname}</h1>
      <ul>
        {asked.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <label>
        Note <input />
      </label>
      <button onClick={() => setOpen(!isOpen)}>Over the page</button>
      {isOpen && <div role="dialog" aria-label="Sheet" />}
    </>
  );
}

function show(onUndo = jest.fn()) {
  const view = renderWithHost(
    <RemotesProvider remotes={{ ...aSite([leaves, tea]), commands }}>
      <Here />
      <Keys onUndo={onUndo} />
    </RemotesProvider>,
  );
  return { ...view, user: userEvent.setup(), onUndo };
}

beforeEach(() => {
  localStorage.clear();
  presses.take();
});

it('keeps the browser from the search that Ctrl K is its own key of', async () => {
  show();
  const press = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true });

  act(() => void document.body.dispatchEvent(press));

  expect(press.defaultPrevented).toBe(true);
  expect(await screen.findByRole('combobox')).toBeVisible();
});

const asked = async () => (await screen.findAllByRole('listitem')).map((one) => one.textContent);

async function openPalette() {
  const view = show();
  await view.user.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('dialog', { name: 'Find or log' });
  return { ...view, palette: within(palette), field: within(palette).getByRole('combobox') };
}

it('finds by name, tells the one that Enter does, and does it', async () => {
  const { user, field, palette } = await openPalette();
  expect(field).toHaveFocus();

  await user.type(field, 'dri');
  const row = palette.getByRole('option', { name: /Pour a cup/, selected: true });
  expect(field).toHaveAttribute('aria-activedescendant', row.id);
  await user.keyboard('{Enter}');

  expect(await screen.findByRole('heading', { name: '/tea' })).toBeVisible();
  expect(await asked()).toEqual(['cup']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('lists what is logged before where one can go, and what she chose last first', async () => {
  const { user, palette } = await openPalette();
  expect(palette.getAllByRole('option').map((row) => row.textContent)).toEqual([
    'Pour a cupP',
    'Search teas',
    'HomeG then H',
    'TeaPots and cupsG then T',
    'Leaves',
  ]);

  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(await screen.findByRole('heading', { name: '/tea' })).toBeVisible();
  await user.keyboard('{Control>}k{/Control}');

  const places = within(await screen.findByRole('group', { name: 'Go to' }));
  expect(places.getAllByRole('option').map((row) => row.textContent)[0]).toContain('Tea');
});

it('leads words that nothing is called by to what looks for them', async () => {
  const { user, field, palette } = await openPalette();

  await user.type(field, 'oolong');
  expect(palette.getByRole('status')).toHaveTextContent('Nothing called “oolong”.');
  await user.click(palette.getByRole('option', { name: /Search teas/ }));

  expect(await asked()).toEqual(['search oolong']);
});

it('closes at Escape and changes nothing', async () => {
  const { user } = await openPalette();

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: '/', hidden: true })).toBeVisible();
});

it('does what single keys and G with a letter mean', async () => {
  const { user, onUndo } = show();

  await user.keyboard('gt');
  expect(await screen.findByRole('heading', { name: '/tea' })).toBeVisible();
  await user.keyboard('pu');
  expect(await asked()).toEqual(['cup', 'urgent']);
  await user.keyboard('z');
  expect(onUndo).toHaveBeenCalledTimes(1);
});

it('leaves every key to her words, and to what stands over the page', async () => {
  const { user, location } = show();

  await user.type(screen.getByLabelText('Note'), 'gt p?');
  expect(screen.getByLabelText('Note')).toHaveValue('gt p?');
  await user.click(screen.getByRole('button', { name: 'Over the page' }));
  await user.keyboard('gtp');
  await user.click(screen.getByRole('button', { name: 'Over the page' }));

  // The next key that is heard proves that none of these were.
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
  expect(location()).toBe('/');
  expect(screen.queryAllByRole('listitem', { hidden: true })).toEqual([]);
});

it('switches single keys off, also for the next visit, and keeps the one that finds', async () => {
  const { user, unmount } = show();
  await user.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Shortcuts' }));
  // What is done stands below what is everywhere, so that both columns are as long as each other.
  const heads = sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(heads.indexOf('Log')).toBe(heads.indexOf('Go to') - 1);
  // What a page hears by itself is named after it.
  const here = sheet.getByRole('heading', { level: 3, name: 'In the tea' }).parentElement;
  expect(here).toHaveTextContent('Turn the potM then ← →');
  await user.click(sheet.getByRole('switch', { name: 'Single-key shortcuts' }));
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  unmount();

  const next = show();
  await next.user.keyboard('p');
  await next.user.keyboard('{Meta>}k{/Meta}');

  expect(await screen.findByRole('dialog', { name: 'Find or log' })).toBeVisible();
  expect(screen.queryAllByRole('listitem', { hidden: true })).toEqual([]);
});
