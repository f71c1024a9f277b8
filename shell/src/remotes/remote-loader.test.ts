import type { RegisteredRemote, Release, Signal } from '@nestwell/contracts/delivery';
import type { RemoteDeclaration } from '@nestwell/remote-kit';
import { RemoteLoader } from './remote-loader';

const declared: RemoteDeclaration = { owner: 'Food', id: 'nutrition', contract: 1, pages: [], widgets: [] };

const release = (version: string): Release => ({
  version,
  scope: `nutrition_${version}`,
  entry: { url: `/r/nutrition/${version}/remoteEntry.js`, integrity: 'sha384-x' },
  css: [],
  pages: [],
  widgets: [],
  contract: 1,
});

const registered: RegisteredRemote = { ...release('2'), lastGood: release('1') };

type Load = (release: Release, attempt: number) => Promise<RemoteDeclaration>;

function loaderOf(load: Load, remote = registered) {
  const loader = new RemoteLoader('nutrition', remote, { load });
  loader.load();
  return loader;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => jest.useRealTimers());

it('is ready with the current version', async () => {
  const loader = loaderOf(() => Promise.resolve(declared));
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state.get()).toMatchObject({ phase: 'ready', loaded: { release: { version: '2' } } });
});

it('tries three times, each time anew', async () => {
  const load = jest.fn<ReturnType<Load>, Parameters<Load>>();
  load.mockRejectedValueOnce(new Error('404')).mockRejectedValueOnce(new Error('404'));
  load.mockResolvedValue(declared);
  const loader = loaderOf(load);
  await jest.advanceTimersByTimeAsync(2000);
  expect(load.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1, 2]);
  expect(loader.state.get()).toMatchObject({ phase: 'ready', loaded: { release: { version: '2' } } });
});

it('has its three tries where the clock is set right meanwhile', async () => {
  const load = jest.fn<ReturnType<Load>, Parameters<Load>>();
  load.mockRejectedValueOnce(new Error('404')).mockRejectedValueOnce(new Error('404'));
  load.mockResolvedValue(declared);
  const loader = loaderOf(load, release('2'));
  jest.setSystemTime(Date.now() + 3_600_000);
  await jest.advanceTimersByTimeAsync(2000);
  expect(loader.state.get()).toMatchObject({ phase: 'ready', loaded: { release: { version: '2' } } });
});

it('tries once where the browser has no network, and anew when asked', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest.fn<ReturnType<Load>, Parameters<Load>>().mockRejectedValueOnce(new Error('not kept'));
  load.mockResolvedValue(declared);
  const loader = loaderOf(load, release('2'));
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state.get().phase).toBe('failed');

  network.mockRestore();
  loader.load();
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state.get().phase).toBe('ready');
});

it('takes the last good version when the current one cannot be loaded', async () => {
  const loader = loaderOf(({ version }) =>
    version === '2' ? Promise.reject(new Error('404')) : Promise.resolve(declared),
  );
  await jest.advanceTimersByTimeAsync(3000);
  expect(loader.state.get()).toMatchObject({ phase: 'ready', loaded: { release: { version: '1' } } });
});

it('gives up on one that hangs after 8 seconds', async () => {
  const loader = loaderOf(() => new Promise(() => undefined), release('2'));
  await jest.advanceTimersByTimeAsync(7900);
  expect(loader.state.get().phase).toBe('loading');
  await jest.advanceTimersByTimeAsync(200);
  expect(loader.state.get().phase).toBe('failed');
});

it('recovers when it is asked again', async () => {
  let works = false;
  const loader = loaderOf(
    () => (works ? Promise.resolve(declared) : Promise.reject(new Error('503'))),
    release('2'),
  );
  await jest.advanceTimersByTimeAsync(8000);
  expect(loader.state.get().phase).toBe('failed');

  works = true;
  await expect(loader.again()).resolves.toMatchObject({ release: { version: '2' } });
  expect(loader.state.get().phase).toBe('ready');
});

describe('a version that held an earlier page', () => {
  const noted: string[] = [];
  const load = jest.fn<ReturnType<Load>, Parameters<Load>>(() => Promise.resolve(declared));
  const held = (during: string, remote = registered) => {
    const isHeld = (owner: string) => (owner === 'nutrition@2' ? during : undefined);
    const note = (signal: Signal) => noted.push(`${signal.name} ${signal.version}`);
    const loader = new RemoteLoader('nutrition', remote, { load, note, held: isHeld });
    loader.load();
    return loader;
  };
  const loadedVersions = () => load.mock.calls.map(([{ version }]) => version);
  beforeEach(() => {
    noted.splice(0);
    load.mockClear();
  });

  it('is not run: the last good one takes its place, and it is told', async () => {
    const loader = held('render');
    await jest.advanceTimersByTimeAsync(0);

    expect(loader.state.get()).toMatchObject({ phase: 'ready', loaded: { release: { version: '1' } } });
    expect(loadedVersions()).toEqual(['1']);
    expect(noted).toEqual(['frozen 2', 'load 1', 'fallback 2']);
  });

  it('is not fallen back to either', async () => {
    const isHeld = (owner: string) => (owner === 'nutrition@1' ? 'unknown' : undefined);
    const fails = jest.fn<ReturnType<Load>, Parameters<Load>>(() => Promise.reject(new Error('404')));
    const loader = new RemoteLoader('nutrition', registered, { load: fails, held: isHeld });
    loader.load();
    await jest.advanceTimersByTimeAsync(8000);

    expect(loader.state.get().phase).toBe('failed');
    expect(fails.mock.calls.map(([{ version }]) => version)).not.toContain('1');
  });

  it('with none before it stays away until she asks for it', async () => {
    const loader = held('event', release('2'));
    await jest.advanceTimersByTimeAsync(0);
    expect(loader.state.get().phase).toBe('failed');
    expect(load).not.toHaveBeenCalled();

    await expect(loader.again()).resolves.toMatchObject({ release: { version: '2' } });
  });

  it.each(['load', 'unknown'])(
    'or only was there then (%s) is passed over without a word, where another stands before it',
    async (doing) => {
      held(doing);
      held(doing, release('2'));
      await jest.advanceTimersByTimeAsync(0);

      expect(loadedVersions().sort()).toEqual(['1', '2']);
      expect(noted.filter((told) => told.startsWith('frozen'))).toEqual([]);
    },
  );
});

it('what the script of another version breaks counts against that one', async () => {
  const note = jest.fn();
  const accuse = jest.fn();
  const load = () => Promise.resolve(declared);
  const loader = new RemoteLoader('nutrition', registered, { load, note, accuse });
  const broken = new Error('fetch is mine');
  broken.stack = `Error: fetch is mine\n at fetch (https://a.test/r/tea/9/remoteEntry.js:1:2)\n at https://a.test/r/nutrition/2/page.js:3:4`;

  await loader.lastGood(broken);

  expect(accuse).toHaveBeenCalledWith(broken);
  expect(note).not.toHaveBeenCalledWith(expect.objectContaining({ name: 'failure' }));
});
