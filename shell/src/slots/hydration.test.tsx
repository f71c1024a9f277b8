import { rootElementId, type RegisteredRemote } from '@nestwell/contracts/delivery';
import { slots, type RemoteDeclaration } from '@nestwell/remote-kit';
import { act, screen } from '@testing-library/react';
import { use } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { LoadRelease } from '../remotes/remote-loader';
import { createRemotes } from '../remotes/remotes';
import { RemotesProvider } from '../remotes/remotes-context';
import { ShellSlot } from './shell-slot';

/** As the server leaves a widget: its slot's boundary around its own. */
const SERVER_HTML = '<!--$--><!--$--><h2>Warning signs</h2><!--/$--><!--/$-->';
const SLOT = 'shell.urgent@1';

const registered = {
  version: '2',
  scope: 'fitness_2',
  entry: { url: '', integrity: '' },
  css: [],
  pages: [],
  widgets: [{ slot: SLOT }],
  contract: 1,
};
const declaration: RemoteDeclaration = {
  id: 'fitness',
  owner: 'Movement',
  contract: 1,
  pages: [],
  widgets: [{ slot: SLOT, component: () => <h2>Warning signs</h2> }],
};

const nothing = new Promise<never>(() => undefined);
const WaitsForEver = () => use(nothing);

let place: HTMLElement;
let root: Root;
const unlike = jest.fn();
/** Where the document says whose parts were rendered. */
const renderedBy = (owners: string) => {
  place.id = rootElementId;
  place.dataset.ssrReleases = owners;
};
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  unlike.mockClear();
  place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = SERVER_HTML;
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function hydrate(load: LoadRelease, more: Partial<RegisteredRemote> = {}): Promise<void> {
  const remotes = createRemotes({ rev: 1, remotes: { fitness: { ...registered, ...more } } }, { load });
  await act(async () => {
    root = hydrateRoot(
      place,
      <RemotesProvider remotes={remotes}>
        <ShellSlot name={SLOT}>
          <h2>Plain numbers</h2>
        </ShellSlot>
      </RemotesProvider>,
      { onRecoverableError: unlike },
    );
  });
}

it('is a slot that keeps no room, so that what stands in can be told from a skeleton', () => {
  root = hydrateRoot(place, null, { onRecoverableError: unlike });
  expect(slots[SLOT].height[0]).toBe(0);
});

it('what was rendered stands until its remote is there, and is the same afterwards', async () => {
  let arrive: (loaded: RemoteDeclaration) => void = () => undefined;
  const rendered = screen.getByRole('heading', { name: 'Warning signs' });
  await hydrate(() => new Promise((resolve) => (arrive = resolve)));
  await pass(2000);
  expect(screen.getByRole('heading')).toBe(rendered);

  await act(async () => arrive(declaration));
  await pass(100);
  expect(screen.getByRole('heading')).toBe(rendered);
  expect(unlike).not.toHaveBeenCalled();
});

it('where the remote fails, what stands in takes its place at once, and nothing is tried again by itself', async () => {
  const load = jest.fn<ReturnType<LoadRelease>, []>(() => new Promise(() => undefined));
  await hydrate(load);
  // In steps: what React has to do waits for the end of each.
  for (let step = 0; step < 45; step += 1) await pass(200);

  expect(screen.getByRole('heading')).toHaveTextContent('Plain numbers');
  const tries = load.mock.calls.length;
  await pass(9000);
  expect(load).toHaveBeenCalledTimes(tries);
});

it('what another version rendered is drawn anew by the one that came, without its names and styles', async () => {
  renderedBy('fitness@1');
  const rendered = screen.getByRole('heading', { name: 'Warning signs' });
  await hydrate(() => Promise.resolve(declaration));
  await pass(1000);

  expect(screen.getByRole('heading', { name: 'Warning signs' })).not.toBe(rendered);
  expect(unlike).toHaveBeenCalledTimes(1);
});

it('what its own version rendered is taken over as it stands', async () => {
  renderedBy('account@7 fitness@2');
  const rendered = screen.getByRole('heading', { name: 'Warning signs' });
  await hydrate(() => Promise.resolve(declaration));
  await pass(1000);

  expect(screen.getByRole('heading', { name: 'Warning signs' })).toBe(rendered);
  expect(unlike).not.toHaveBeenCalled();
});

it('what was rendered, and whose component then waits for ever, leaves its place to the version before', async () => {
  const waiting: RemoteDeclaration = {
    ...declaration,
    widgets: [{ slot: SLOT, component: WaitsForEver }],
  };
  const lastGood = { ...registered, version: '1', scope: 'fitness_1' };
  await hydrate(({ version }) => Promise.resolve(version === '2' ? waiting : declaration), { lastGood });
  const rendered = screen.getByRole('heading', { name: 'Warning signs' });
  await pass(4000);
  expect(screen.getByRole('heading')).toBe(rendered);

  for (let step = 0; step < 45; step += 1) await pass(200);
  expect(screen.getByRole('heading', { name: 'Warning signs' })).not.toBe(rendered);
});
