import type { Release } from '@nestwell/contracts/delivery';

import { loadDeclaration } from './federation-host';
import { sharedModules } from './shared-modules';

const releaseOf = (id: string): Release => ({
  version: '1',
  scope: `${id}_1`,
  entry: { url: `/r/${id}/1/remoteEntry.js`, integrity: 'sha256-x' },
  css: [],
  pages: [],
  widgets: [],
  contract: 2,
});

type ShareScope = Record<string, Record<string, { lib?: () => unknown }>>;

const page = globalThis as unknown as Record<string, unknown>;
const remote = { pages: [], widgets: [] };
const container = () => ({
  init: jest.fn<undefined, [ShareScope]>(),
  get: () => Promise.resolve(() => ({ remote })),
});

/** What an entry does when it runs; jsdom fetches no scripts. */
let runs: () => 'load' | 'error';
const requested: string[] = [];
beforeEach(() => {
  requested.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    requested.push(
      new URL((node as unknown as HTMLScriptElement).src).pathname +
        new URL((node as unknown as HTMLScriptElement).src).search,
    );
    queueMicrotask(() => node.dispatchEvent(new Event(runs())));
    return node;
  });
});

it('runs an entry once, and gives its container the modules that the shell shares', async () => {
  const made = container();
  runs = () => {
    page.tea_1 = made;
    return 'load';
  };

  expect(await loadDeclaration(releaseOf('tea'), 0)).toBe(remote);
  expect(await loadDeclaration(releaseOf('tea'), 0)).toBe(remote);

  expect(requested).toEqual(['/r/tea/1/remoteEntry.js']);
  expect(made.init).toHaveBeenCalledTimes(1);
  const [[shared] = []] = made.init.mock.calls;
  const [provided] = Object.values(shared?.react ?? {});
  expect(provided?.lib?.()).toBe(sharedModules.react);
});

it('runs the entry anew at another address for a later attempt', async () => {
  runs = () => 'error';
  await expect(loadDeclaration(releaseOf('pot'), 0)).rejects.toThrow('remoteEntry.js');
  runs = () => {
    page.pot_1 = container();
    return 'load';
  };

  expect(await loadDeclaration(releaseOf('pot'), 1)).toBe(remote);
  expect(requested).toEqual(['/r/pot/1/remoteEntry.js', '/r/pot/1/remoteEntry.js?attempt=1']);
});

it('what a later attempt has loaded is not taken for the first one’s: the entry runs anew', async () => {
  runs = () => {
    page.lid_1 = container();
    return 'load';
  };
  for (const attempt of [0, 1, 0]) await loadDeclaration(releaseOf('lid'), attempt);

  expect(requested.map((path) => path.replace('/r/lid/1/', ''))).toEqual([
    'remoteEntry.js',
    'remoteEntry.js?attempt=1',
    'remoteEntry.js',
  ]);
});

it('a later attempt joins the one before it while that is on its way', async () => {
  runs = () => {
    page.jar_1 = container();
    return 'load';
  };

  const both = [loadDeclaration(releaseOf('jar'), 0), loadDeclaration(releaseOf('jar'), 1)];

  expect(await Promise.all(both)).toEqual([remote, remote]);
  expect(requested).toEqual(['/r/jar/1/remoteEntry.js']);
});

it('an entry that leaves no container fails, and takes nothing from the one before it', async () => {
  runs = () => {
    page.mug_1 = container();
    return 'load';
  };
  await loadDeclaration(releaseOf('mug'), 0);
  runs = () => 'load';

  await expect(loadDeclaration(releaseOf('mug'), 1)).rejects.toThrow('mug_1');
});

it('each container takes a bundler runtime of its own to write into', () => {
  const taken = () => page.__FEDERATION_BUNDLER_RUNTIME__ as { bundlerRuntime: { S: object } };

  expect(taken().bundlerRuntime.S).not.toBe(taken().bundlerRuntime.S);
  expect(taken().bundlerRuntime).toMatchObject({ init: expect.any(Function) as unknown });
});
