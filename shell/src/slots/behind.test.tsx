import type { RemoteDeclaration } from '@nestwell/remote-kit';
import { useLocation, useNavigate } from '@nestwell/remote-kit/router';
import { renderWithHost } from '@nestwell/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRemotes } from '../remotes/remotes';
import { RemotesProvider } from '../remotes/remotes-context';
import { Behind } from './behind';
import { ShellSlot } from './shell-slot';

const SLOT = 'home.meals@1';

const registered = {
  version: '2',
  scope: 'nutrition_2',
  entry: { url: '', integrity: '' },
  css: [],
  pages: [],
  widgets: [{ slot: SLOT }],
  contract: 1,
};
const declaration: RemoteDeclaration = {
  id: 'nutrition',
  owner: 'Food',
  contract: 1,
  pages: [],
  widgets: [{ slot: SLOT, component: () => <h2>Lentil stew</h2> }],
};

const heading = () => screen.queryByRole('heading', { name: 'Lentil stew' });

const first = { hadRoom: false, wasDrawn: false };

/** What is seen first; notes what stands behind it as it comes on the screen. */
function Act() {
  useLayoutEffect(() => {
    first.hadRoom = document.querySelector(`[data-slot="${SLOT}"]`) !== null;
    first.wasDrawn = heading() !== null;
  }, []);
  return <button>Log Food</button>;
}

/** A home whose module has come, and another place. */
function Places() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isHome = pathname === '/';
  return (
    <>
      <button onClick={() => void navigate(isHome ? '/away' : '/')}>Go</button>
      <button onClick={() => void navigate(-1)}>Go back</button>
      {isHome && (
        <>
          <Act />
          <Behind>
            <ShellSlot name={SLOT} />
          </Behind>
        </>
      )}
    </>
  );
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

it('what is not seen first keeps its room where she comes to a place, and is drawn at once where she goes back', async () => {
  const remotes = createRemotes(
    { rev: 1, remotes: { nutrition: registered } },
    { load: () => Promise.resolve(declaration) },
  );
  await act(() => remotes.loaders[0]?.loaded());
  renderWithHost(
    <RemotesProvider remotes={remotes}>
      <Places />
    </RemotesProvider>,
  );
  expect(first).toEqual({ hadRoom: true, wasDrawn: false });
  expect(heading()).toBeVisible();

  await press('Go');
  await press('Go back');
  expect(first).toEqual({ hadRoom: true, wasDrawn: true });

  await press('Go');
  await press('Go');
  expect(first).toEqual({ hadRoom: true, wasDrawn: false });
  expect(heading()).toBeVisible();
});
