import type { RemoteDeclaration } from '@nestwell/remote-kit';
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

/** A screen whose module has come; tells what stood behind when its first part came on the screen. */
async function draw() {
  const first = { hadRoom: false, wasDrawn: false };
  const remotes = createRemotes(
    { rev: 1, remotes: { nutrition: registered } },
    { load: () => Promise.resolve(declaration) },
  );
  await act(() => remotes.loaders[0]?.loaded());
  function Act() {
    useLayoutEffect(() => {
      first.hadRoom = document.querySelector(`[data-slot="${SLOT}"]`) !== null;
      first.wasDrawn = heading() !== null;
    }, []);
    return <button>Log Food</button>;
  }
  const { unmount } = renderWithHost(
    <RemotesProvider remotes={remotes}>
      <Act />
      <Behind>
        <ShellSlot name={SLOT} />
      </Behind>
    </RemotesProvider>,
  );
  return { first, unmount };
}

it('keeps the room of what is not seen first, draws it after, and is whole at once where she comes back', async () => {
  const opened = await draw();
  expect(opened.first).toEqual({ hadRoom: true, wasDrawn: false });
  expect(heading()).toBeVisible();

  opened.unmount();
  expect((await draw()).first).toEqual({ hadRoom: true, wasDrawn: true });
});
