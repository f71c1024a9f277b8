import type { RegisteredRemote, Registry } from '@nestwell/contracts/delivery';
import { watchHer } from './half-filled';
import { LiveRemotes } from './live-remotes';

const remote = (id: string, version: string): RegisteredRemote => ({
  version,
  scope: `${id}_${version}`,
  entry: { url: '', integrity: '' },
  css: [],
  pages: [],
  widgets: [],
  contract: 1,
});

const registry = (rev: number, tea: string): Registry => ({
  rev,
  remotes: { tea: remote('tea', tea), cake: remote('cake', '1') },
});

const load = () => new Promise<never>(() => undefined);
const versions = (live: LiveRemotes) =>
  live.store.get().loaders.map(({ id, currentVersion }) => `${id}@${currentVersion}`);

/** A page that knows revision 1, while the server is at 2. */
const opened = () => {
  const ask = jest.fn(({ rev }: Registry) => Promise.resolve(rev === 2 ? undefined : registry(2, '2')));
  return { ask, live: new LiveRemotes(registry(1, '1'), { load }, ask) };
};

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

watchHer(document);
afterEach(() => document.body.replaceChildren());

function write(text: string): HTMLInputElement {
  const field = document.body.appendChild(document.createElement('input'));
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

it('shows a new version at the next navigation, and keeps what did not change', async () => {
  const { live } = opened();
  const cake = live.store.get().loaders[1];

  await live.look();
  expect(versions(live)).toEqual(['tea@1', 'cake@1']);

  live.arrive();
  expect(versions(live)).toEqual(['tea@2', 'cake@1']);
  expect(live.store.get().loaders[1]).toBe(cake);
});

it('shows another registry of the same number, which is given again where the newest revision was removed', async () => {
  const first = { ...registry(2, '2'), digest: 'first' };
  const again = { ...registry(2, '1'), digest: 'again' };
  const live = new LiveRemotes(first, { load }, () => Promise.resolve(again));

  await live.look();
  live.arrive();

  expect(versions(live)).toEqual(['tea@1', 'cake@1']);
});

it('asks at a navigation, and shows the answer while the page is still arriving', async () => {
  const { live, ask } = opened();

  live.arrive();
  await pause();

  expect(ask).toHaveBeenCalledWith(registry(1, '1'));
  expect(versions(live)).toEqual(['tea@2', 'cake@1']);
});

it('waits for the next navigation once she has begun with the page', async () => {
  const { live } = opened();

  live.arrive();
  document.dispatchEvent(new Event('keydown', { bubbles: true }));
  await pause();

  expect(versions(live)).toEqual(['tea@1', 'cake@1']);
});

it('changes nothing under a half-filled form', async () => {
  const { live } = opened();
  const field = write('Lentil st');
  await live.look();

  live.arrive();
  await pause();
  expect(versions(live)).toEqual(['tea@1', 'cake@1']);

  field.remove();
  live.arrive();
  expect(versions(live)).toEqual(['tea@2', 'cake@1']);
});

it('stays as it is while the server cannot be asked', async () => {
  const live = new LiveRemotes(registry(1, '1'), { load }, () => Promise.reject(new Error('offline')));

  live.arrive();
  await pause();

  expect(versions(live)).toEqual(['tea@1', 'cake@1']);
});

it('looks again within a minute, when the page is seen again, and when the network is back', async () => {
  jest.useFakeTimers();
  const { live, ask } = opened();
  live.watch(document);

  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(2);
  dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});

describe('what a version left running', () => {
  const page = (first: Registry, next: Registry) => {
    const reload = jest.fn();
    return { reload, live: new LiveRemotes(first, { load }, () => Promise.resolve(next), reload) };
  };
  const bad = (): Registry => {
    const first = registry(1, '2');
    return {
      ...first,
      remotes: { ...first.remotes, tea: { ...remote('tea', '2'), lastGood: remote('tea', '1') } },
    };
  };

  it('ends with the document where it was taken back, at the next navigation, but not under her words', async () => {
    const { live, reload } = page(bad(), registry(2, '1'));
    await live.look();
    const field = write('Half a thou');
    live.arrive();
    expect(reload).not.toHaveBeenCalled();

    field.value = '';
    live.arrive();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('goes on in the same document where a newer one takes its place', async () => {
    const { live, reload } = page(bad(), registry(2, '3'));
    await live.look();
    live.arrive();

    expect(versions(live)).toEqual(['tea@3', 'cake@1']);
    expect(reload).not.toHaveBeenCalled();
  });
});

it('a page whose scripts hold more memory than they could need is loaded anew at a navigation', () => {
  const reload = jest.fn();
  const live = new LiveRemotes(registry(1, '1'), { load }, () => Promise.resolve(undefined), reload);
  Object.defineProperty(performance, 'memory', { value: { usedJSHeapSize: 2 ** 30 }, configurable: true });

  live.arrive();
  Reflect.deleteProperty(performance, 'memory');

  expect(reload).toHaveBeenCalledTimes(1);
});
