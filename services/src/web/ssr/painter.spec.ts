import { toldText, type PaintOrder, type Registry } from '@nestwell/contracts/delivery/server';
import { Clock } from '../../platform/clock';
import type { Config } from '../../platform/config/config';
import { Handed } from './handed';
import { HeardPictures } from './heard-pictures';
import type { PageToPaint } from './page-to-paint';
import type { PaintFaults } from './paint-faults';
import { PaintFiles } from './paint-files';
import type { PaintThread } from './paint-thread';
import { Painter } from './painter';
import type { StandingThread } from './standing-thread';
import type { Wish } from './wish';

const server = (id: string, version: string) => ({
  url: `/r/${id}/${version}/server.js`,
  integrity: version,
});
const release = (id: string, version: string) => ({
  version,
  server: server(id, version),
  css: [],
  pages: [],
});
const page = {
  address: '/',
  answers: [],
  remotes: ['tea', 'cake'],
  shell: { server: { path: 'server.js' }, styles: [] },
  registry: {
    rev: 1,
    remotes: {
      tea: { ...release('tea', 'v2'), lastGood: release('tea', 'v1') },
      cake: release('cake', 'v2'),
    },
  },
} as unknown as PageToPaint;

/** Versions that throw when they are painted. */
let broken: string[];
/** Reads that the picture shows, by their keys. */
let shown: string[][];
let orders: (readonly string[])[];
/** Registries that were handed over, by their revision. */
let registries: number[];
let thread: Pick<PaintThread, 'ask' | 'isHeld' | 'handed' | 'heard'>;
let told: unknown[];
let held: string[];
let clock: Clock;
let painter: Painter;
let painterFor: (paintingMs: number) => Painter;
beforeEach(() => {
  broken = [];
  shown = [];
  orders = [];
  registries = [];
  told = [];
  held = [];
  clock = new Clock();
  const ask: PaintThread['ask'] = ({ order = '', registries: handed = [] }: Wish) => {
    for (const { key, text } of handed) {
      thread.handed.add('registries', key);
      registries.push((JSON.parse(text) as Registry).rev);
    }
    const { owners, answers } = JSON.parse(order) as PaintOrder;
    const lacks = shown.filter((key) => !answers.some((answer) => answer.key.join() === key.join()));
    orders.push(owners);
    const good = owners.filter((owner) => !broken.includes(owner));
    const faults = owners
      .filter((owner) => broken.includes(owner))
      .map((owner) => ({ owner, error: { message: 'no window' } }));
    return Promise.resolve({
      picture: toldText({
        html: good.join(),
        styles: { key: 1, text: '' },
        isZoned: false,
        faults,
        lacks,
      }),
    });
  };
  thread = { ask, isHeld: () => false, handed: new Handed(), heard: new HeardPictures() };
  for (const owner of page.remotes.flatMap(handedOf)) thread.handed.add('builds', owner);
  const faults: Pick<PaintFaults, 'isPassedOver' | 'tell'> = {
    isPassedOver: (owner) => held.includes(owner),
    tell: (_, ...what) => void told.push(what),
  };
  painterFor = (paintingMs) =>
    new Painter(
      { paintingMs } as Config,
      clock,
      new PaintFiles({ dataDir: '/nowhere' } as Config, {} as never),
      faults as PaintFaults,
      { of: () => Promise.resolve(thread as unknown as PaintThread) } as unknown as StandingThread,
    );
  painter = painterFor(5000);
});

const handedOf = (id: string) => [`${id}@v1`, `${id}@v2`];

it('paints with the versions that the page names', async () => {
  expect((await painter.paint(page))?.picture.html).toBe('tea@v2,cake@v2');
  expect(orders).toHaveLength(1);
});

it('a registry is handed over with the first page that names it', async () => {
  for (const address of ['/', '/?tab=teas']) await painter.paint({ ...page, address });
  await painter.paint({ ...page, registry: { ...page.registry, rev: 2 } });

  expect(orders).toHaveLength(3);
  expect(registries).toEqual([1, 2]);
});

it('a page is painted anew each time, also from the same things', async () => {
  await painter.paint(page);
  await painter.paint(page);

  expect(orders).toHaveLength(2);
});

it('a version that fails while it is painted is painted by the one before it, in the same picture', async () => {
  broken = ['tea@v2'];

  const painted = await painter.paint(page);

  expect([painted?.picture.html, painted?.owners]).toEqual(['tea@v1,cake@v2', ['tea@v1', 'cake@v2']]);
  expect(told).toEqual([[[{ owner: 'tea@v2', error: { message: 'no window' } }], ['tea@v1', 'cake@v2']]]);
});

it('where there is none before it, or that fails too, the rest is painted', async () => {
  broken = ['cake@v2', 'tea@v2', 'tea@v1'];

  const painted = await painter.paint(page);

  expect(painted?.picture.html).toBe('');
  expect(orders).toEqual([['tea@v2', 'cake@v2'], ['tea@v1']]);
});

it('what held the thread before is painted by the version before it from the start', async () => {
  held = ['tea@v2', 'cake@v2'];

  expect((await painter.paint(page))?.owners).toEqual(['tea@v1']);
  expect(orders).toHaveLength(1);
});

it('what a picture lacks is read in one go, painted, and travels with the page', async () => {
  shown = [
    ['/api/cups', 'u1'],
    ['/api/plates', '?limit=3', 'pages'],
  ];
  const read = jest.fn((url: string) =>
    Promise.resolve(url === '/api/cups/u1' ? { text: '[1]' } : { text: '[2]', next: 'p3' }),
  );

  const painted = await painter.paint({ ...page, read });

  expect(read.mock.calls).toEqual([['/api/cups/u1'], ['/api/plates?limit=3']]);
  expect(painted?.answers).toEqual([
    '{"key":["/api/cups","u1"],"zone":null,"data":[1]}',
    '{"key":["/api/plates","?limit=3","pages"],"zone":null,"data":{"pages":[{"rows":[2],"next":"p3"}],"pageParams":[null]}}',
  ]);
  expect(orders).toHaveLength(2);
});

it('what is refused is asked for once, and no module reads beyond the calls of this site', async () => {
  shown = [
    ['/api/locked', 'u1'],
    ['//elsewhere.example/api'],
    ...Array.from({ length: 20 }, (_, index) => ['/api/cups', String(index)]),
  ];
  const read = jest.fn(() => Promise.resolve(undefined));

  const painted = await painter.paint({ ...page, read });

  expect(painted?.answers).toEqual([]);
  expect(read).toHaveBeenCalledTimes(11);
  expect(orders).toHaveLength(1);
});

it('where time is over while what it lacks is read, the page shows what was painted until then', async () => {
  shown = [['/api/tea']];
  painter = painterFor(200);
  const read = () => new Promise<never>(() => undefined);

  const painted = await painter.paint({ ...page, read });

  expect([painted?.picture.html, painted?.answers]).toEqual(['tea@v2,cake@v2', []]);
});

it('and nobody is painted for who does not wait any more', async () => {
  shown = [['/api/tea']];
  painter = painterFor(50);
  let answer: (text: { text: string }) => void = () => undefined;
  const read = () => new Promise<{ text: string }>((resolve) => (answer = resolve));
  await painter.paint({ ...page, read });
  answer({ text: '"oolong"' });
  await new Promise(setImmediate);

  expect(orders).toHaveLength(1);
});
