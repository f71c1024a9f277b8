import { rootElementId } from '@nestwell/contracts/delivery';
import type { RemoteDeclaration } from '@nestwell/remote-kit';
import { act, screen } from '@testing-library/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createRemotes } from '../remotes/remotes';
import { RemotePage } from './remote-page';

const page = { path: '/tea', title: 'Tea' };
const registered = {
  version: '2',
  scope: 'tea_2',
  entry: { url: '', integrity: '' },
  css: [],
  pages: [page],
  widgets: [],
  contract: 1,
};

/** As the server leaves a page of which a part is split off: three boundaries, of the page, of its wait and of the part. */
const SERVER_HTML =
  '<!--$--><div class="owned" data-remote="tea@2"><!--$--><h1>Tea</h1><!--$--><button type="button">Pour</button><!--/$--><!--/$--></div><!--/$-->';

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = SERVER_HTML;
  place.id = rootElementId;
  place.dataset.ssrReleases = 'tea@2';
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

it('is drawn once as it is taken over, and what its split-off parts rendered stands until they have come', async () => {
  let arrive: (part: { default: ComponentType }) => void = () => undefined;
  const Pour = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
  const drawn = jest.fn();
  const Tea = () => {
    drawn();
    return (
      <>
        <h1>Tea</h1>
        <Suspense fallback={<i role="status">Loading</i>}>
          <Pour />
        </Suspense>
      </>
    );
  };
  const declaration: RemoteDeclaration = {
    id: 'tea',
    owner: 'Tea and cake',
    contract: 1,
    pages: [{ ...page, load: () => Promise.resolve(Tea) }],
    widgets: [],
  };
  const remotes = createRemotes(
    { rev: 1, remotes: { tea: registered } },
    { load: () => Promise.resolve(declaration) },
  );
  const [loader] = remotes.loaders;
  if (!loader) throw new Error('no loader');
  const rendered = screen.getByRole('button', { name: 'Pour' });
  const unlike = jest.fn();

  await act(async () => {
    root = hydrateRoot(place, <RemotePage loader={loader} page={page} />, { onRecoverableError: unlike });
  });
  expect(screen.getByRole('button', { name: 'Pour' })).toBe(rendered);
  expect(drawn).toHaveBeenCalledTimes(1);

  await act(async () => arrive({ default: () => <button type="button">Pour</button> }));
  expect(screen.getByRole('button', { name: 'Pour' })).toBe(rendered);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(unlike).not.toHaveBeenCalled();
});
