import type { Registry, Release } from '@nestwell/contracts/delivery';
import { slots, type RemoteDeclaration } from '@nestwell/remote-kit';
import { renderWithHost } from '@nestwell/remote-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { LoadRelease } from '../remotes/remote-loader';
import { createRemotes } from '../remotes/remotes';
import { RemotesProvider } from '../remotes/remotes-context';
import { ShellSlot } from './shell-slot';

const release = (version: string): Release => ({
  version,
  scope: `nutrition_${version}`,
  entry: { url: '', integrity: '' },
  css: [],
  pages: [],
  widgets: [{ slot: 'home.meals@1' }],
  contract: 1,
});

const declaring = (component: ComponentType): RemoteDeclaration => ({
  id: 'nutrition',
  owner: 'Food',
  contract: 1,
  pages: [],
  widgets: [{ slot: 'home.meals@1', component }],
});

const Good = () => <h2>Lentil stew</h2>;
const Older = () => <h2>Older stew</h2>;

/** A slot that keeps no room, with something to stand in. */
function showRoomless(load: LoadRelease) {
  const remotes = { nutrition: { ...release('2'), widgets: [{ slot: 'shell.urgent@1' }] } };
  return renderWithHost(
    <RemotesProvider remotes={createRemotes({ rev: 1, remotes }, { load })}>
      <ShellSlot name="shell.urgent@1">
        <h2>Plain numbers</h2>
      </ShellSlot>
    </RemotesProvider>,
  );
}

function showSlot(load: LoadRelease, lastGood?: Release) {
  const registry: Registry = { rev: 1, remotes: { nutrition: { ...release('2'), lastGood } } };
  return renderWithHost(
    <RemotesProvider remotes={createRemotes(registry, { load })}>
      <h1>The rest</h1>
      <ShellSlot name="home.meals@1" />
    </RemotesProvider>,
  );
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.useRealTimers());

it('reserves the height of what is coming, as the slot declares it', () => {
  const { container } = showSlot(() => new Promise(() => undefined));
  const [phone, wide] = slots['home.meals@1'].height;
  expect(container.querySelector('[data-slot="home.meals@1"]')).toHaveStyle({
    '--phone-height': `${phone}px`,
    '--wide-height': `${wide}px`,
  });
});

it("shows the remote's widget", async () => {
  showSlot(() => Promise.resolve(declaring(Good)));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Lentil stew' })).toBeVisible();
});

it('fails quietly in its own place and recovers when she tries again', async () => {
  let isUp = false;
  showSlot(() => (isUp ? Promise.resolve(declaring(Good)) : Promise.reject(new Error('404'))));
  await pass(8000);
  expect(screen.getByRole('group', { name: 'Part of this page could not be loaded' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The rest' })).toBeVisible();

  isUp = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Lentil stew' })).toBeVisible();
});

it('falls back to the last good version when the widget breaks while rendering', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  showSlot(({ version }) => Promise.resolve(declaring(version === '2' ? Broken : Older)), release('1'));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Older stew' })).toBeVisible();
});

it('loads a broken widget anew when she tries again', async () => {
  let isBroken = true;
  const Sometimes = () => {
    if (isBroken) throw new Error('broken');
    return <Good />;
  };
  showSlot(() => Promise.resolve(declaring(Sometimes)));
  await pass(0);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Lentil stew' })).toBeVisible();
});

it('lets the stand-in go once the widget of a slot without room is there', async () => {
  const declaration = declaring(Good);
  const widgets = [{ slot: 'shell.urgent@1' as const, component: Good }];
  showRoomless(() => Promise.resolve({ ...declaration, widgets }));
  expect(screen.getByRole('heading', { name: 'Plain numbers' })).toBeVisible();

  await pass(0);
  expect(screen.getByRole('heading', { name: 'Lentil stew' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Plain numbers' })).not.toBeInTheDocument();
});

it('keeps the stand-in where the widget of a slot without room failed', async () => {
  showRoomless(() => Promise.reject(new Error('404')));
  await pass(10_000);
  expect(screen.getByRole('heading', { name: 'Plain numbers' })).toBeVisible();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
