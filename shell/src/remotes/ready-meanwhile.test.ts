import type { RegisteredRemote } from '@nestwell/contracts/delivery';
import { readyMeanwhile } from './ready-meanwhile';
import { createRemotes } from './remotes';

const remote = (id: string, parts: Partial<RegisteredRemote>): RegisteredRemote => ({
  version: '1',
  scope: `${id}_1`,
  entry: { url: `/r/${id}/1/remoteEntry.js`, integrity: 'sha384-x' },
  css: [],
  pages: [],
  widgets: [],
  contract: 1,
  ...parts,
});
const registry = {
  rev: 1,
  remotes: {
    calendar: remote('calendar', { pages: [{ path: '/calendar', title: 'Calendar' }] }),
    meals: remote('meals', { widgets: [{ slot: 'home.meals@1' }] }),
    help: remote('help', { widgets: [{ slot: 'shell.urgent@1' }] }),
  },
};

const loadPage = jest.fn(async () => () => null);
const load = jest.fn(async ({ scope }: { scope: string }) => ({
  owner: 'Time',
  id: scope,
  contract: 1 as const,
  pages: [{ path: '/calendar', title: 'Calendar', load: loadPage }],
  widgets: [],
}));
const opens = async (pathname: string) => {
  void readyMeanwhile(createRemotes(registry, { load }), pathname);
  await new Promise((resolve) => setTimeout(resolve));
  return load.mock.calls.map(([{ scope }]) => scope);
};

beforeEach(() => jest.clearAllMocks());

it('has the modules of Home come, and no others', async () => {
  expect(await opens('/')).toEqual(['meals_1']);
});

it('has the page of an address come with its own code', async () => {
  expect(await opens('/calendar')).toEqual(['calendar_1']);
  expect(loadPage).toHaveBeenCalledTimes(1);
});

it('asks for nothing at an address of nobody', async () => {
  expect(await opens('/nowhere')).toEqual([]);
});

it('leaves a page that cannot be loaded to the screen', async () => {
  loadPage.mockRejectedValueOnce(new Error('gone'));

  expect(await opens('/calendar')).toEqual(['calendar_1']);
});

it('settles with the modules, whether they came or not', async () => {
  load.mockRejectedValueOnce(Object.assign(new Error('no network'), { name: 'Gone' }));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const remotes = createRemotes(registry, { load });

  await readyMeanwhile(remotes, '/');
  expect(remotes.loaders.find(({ id }) => id === 'meals')?.state.get().phase).toBe('failed');

  await readyMeanwhile(remotes, '/calendar');
  expect(remotes.loaders.find(({ id }) => id === 'calendar')?.state.get().phase).toBe('ready');
});
