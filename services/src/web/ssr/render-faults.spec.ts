import type { Signal } from '@nestwell/contracts/delivery/server';
import { HOUR } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import type { Signals } from '../../releases';
import type { PageToRender } from './page-to-render';
import { RenderFaults } from './render-faults';

const release = { version: 'v2', lastGood: { version: 'v1' } };
const page = {
  client: 'c1',
  remotes: ['tea', 'cake'],
  registry: { rev: 1, remotes: { tea: release, cake: release } },
  user: { id: 'u1' },
} as unknown as PageToRender;

let told: { client: string; signals: readonly Signal[]; userId?: string }[];
let clock: Clock;
let faults: RenderFaults;
beforeEach(() => {
  told = [];
  clock = new Clock();
  const take: Signals['take'] = (client, signals, userId) => {
    told.push({ client, signals, userId });
    return Promise.resolve();
  };
  faults = new RenderFaults({ take } as Signals, clock);
});

it('what could not be rendered is told as a failure of its version, as by who opened the page', () => {
  faults.tell(
    page,
    [{ owner: 'tea@v2', at: 'render', error: { message: 'window is not defined', stack: 'at tea' } }],
    [],
  );

  const error = { message: 'While it was rendered on the server: window is not defined', stack: 'at tea' };
  expect(told).toEqual([
    { client: 'c1', userId: 'u1', signals: [{ id: 'tea', version: 'v2', name: 'failure', value: 0, error }] },
  ]);
});

it('a fault of the shell is no module’s', () => {
  faults.tell(page, [{ owner: 'shell', at: 'render', error: { message: 'no frame' } }], []);

  expect(told).toEqual([]);
});

it('what held the thread is left out of renders for an hour, and told for each who is shown none of it', () => {
  faults.hold('cake@v2', 'it was silent');
  expect([faults.isPassedOver('cake@v2'), faults.isPassedOver('tea@v2')]).toEqual([true, false]);

  faults.tell(page, [], []);
  expect(told.map(({ signals }) => signals.map(({ id, name }) => `${id} ${name}`))).toEqual([
    ['cake frozen'],
  ]);

  clock.advance(HOUR + 1);
  expect(faults.isPassedOver('cake@v2')).toBe(false);
  faults.tell(page, [], []);
  expect(told).toHaveLength(1);
});

it('remembers no more than a hundred versions that held it', () => {
  for (let version = 0; version <= 100; version += 1) faults.hold(`tea@v${version}`, 'it was silent');

  expect([faults.isPassedOver('tea@v0'), faults.isPassedOver('tea@v1')]).toEqual([false, true]);
});

it('where the last good version was rendered in its place, that is told too', () => {
  const error = { message: 'window is not defined' };
  faults.tell(page, [{ owner: 'tea@v2', at: 'render', error }], ['tea@v1', 'cake@v2']);

  expect(told.flatMap(({ signals }) => signals.map(({ id, version, name }) => [id, version, name]))).toEqual([
    ['tea', 'v2', 'failure'],
    ['tea', 'v2', 'fallback'],
  ]);
});

it('what cannot be evaluated is left out for an hour, and told as a failure for each who is shown none of it', () => {
  const error = { message: 'window is not defined' };
  faults.tell(page, [{ owner: 'tea@v2', at: 'evaluation', error }], []);
  faults.tell(page, [], ['tea@v1']);

  expect(faults.isPassedOver('tea@v2')).toBe(true);
  expect(told.map(({ signals }) => signals.map(({ name }) => name))).toEqual([
    ['failure'],
    ['failure', 'fallback'],
  ]);
});

it('what throws in one render is rendered again for the next page', () => {
  faults.tell(page, [{ owner: 'tea@v2', at: 'render', error: { message: 'no cup' } }], []);

  expect(faults.isPassedOver('tea@v2')).toBe(false);
});
