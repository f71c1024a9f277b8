import type { Signal } from '@nestwell/contracts/delivery';
import { createRemotes } from '../remotes/remotes';
import { Signals } from './signals';

const release = (version: string) => ({
  version,
  scope: `tea_${version}`,
  entry: { url: '', integrity: '' },
  css: [],
  pages: [],
  widgets: [],
  contract: 1,
});
const declared = { owner: 'Food', id: 'tea', contract: 1, pages: [], widgets: [] };

it('sends what was noted in one go, bounded, and then nothing more', () => {
  const send = jest.fn();
  const signals = new Signals(send);
  for (let times = 0; times < 100; times += 1) {
    signals.note({ id: 'tea', version: '1', name: 'load', value: 1e9 });
  }

  signals.flush();
  signals.flush();

  expect(send).toHaveBeenCalledTimes(1);
  const [sent] = send.mock.calls[0] as [Signal[]];
  expect(sent).toHaveLength(60);
  expect(sent[0]?.value).toBe(60_000);
});

it('keeps what was noted without a network until there is one', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const send = jest.fn();
  const signals = new Signals(send);
  signals.note({ id: 'tea', version: '1', name: 'load', value: 12 });
  signals.flush();
  expect(send).not.toHaveBeenCalled();

  onLine.mockRestore();
  signals.flush();
  expect(send).toHaveBeenCalledTimes(1);
});

it('a version that fails is told once, with its tries and what took its place', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const noted: string[] = [];
  const registry = { rev: 1, remotes: { tea: { ...release('2'), lastGood: release('1') } } };
  const { loaders } = createRemotes(registry, {
    load: ({ version }) => (version === '2' ? Promise.reject(new Error('404')) : Promise.resolve(declared)),
    note: ({ version, name }) => noted.push(`${name} ${version}`),
  });

  loaders[0]?.load();
  await jest.advanceTimersByTimeAsync(4000);

  expect(noted).toEqual(['retry 2', 'retry 2', 'failure 2', 'load 1', 'fallback 2']);
  jest.useRealTimers();
});
