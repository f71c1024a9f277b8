import type { PaintOrder } from '@nestwell/contracts/delivery/server';
import { Clock } from '../../platform/clock';
import type { Config } from '../../platform/config/config';
import type { PageToPaint } from './page-to-paint';
import type { PaintFaults } from './paint-faults';
import type { PaintFiles } from './paint-files';
import { Painter } from './painter';
import type { SsrPool } from './ssr-pool';

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
  shell: { server: { path: 'server.js' } },
  registry: {
    rev: 1,
    remotes: {
      tea: { ...release('tea', 'v2'), lastGood: release('tea', 'v1') },
      cake: release('cake', 'v2'),
    },
  },
} as unknown as PageToPaint;

/** Versions that throw when they are rendered. */
let broken: string[];
/** Reads that the page shows, by their keys. */
let shown: string[][];
/** Versions that were rendered, of each render. */
let renders: string[][];
let told: unknown[];
let held: string[];
let painter: Painter;
let painterFor: (paintingMs: number) => Painter;
beforeEach(() => {
  broken = [];
  shown = [];
  renders = [];
  told = [];
  held = [];
  const render: SsrPool['render'] = ({ builds, order }) => {
    const { answers } = JSON.parse(order) as PaintOrder;
    const owners = builds.map(({ owner }) => owner);
    renders.push(owners);
    return Promise.resolve({
      html: owners.filter((owner) => !broken.includes(owner)).join(),
      isZoned: false,
      faults: owners.filter((owner) => broken.includes(owner)).map(faultOf),
      lacks: shown.filter((key) => !answers.some((answer) => answer.key.join() === key.join())),
    });
  };
  const faults: Pick<PaintFaults, 'isPassedOver' | 'tell'> = {
    isPassedOver: (owner) => held.includes(owner),
    tell: (_, ...what) => void told.push(what),
  };
  painterFor = (paintingMs) =>
    new Painter(
      { paintingMs } as Config,
      new Clock(),
      { of: filesOf } as PaintFiles,
      faults as PaintFaults,
      { render } as SsrPool,
    );
  painter = painterFor(5000);
});

const faultOf = (owner: string) => ({ owner, at: 'render' as const, error: { message: 'no window' } });

/** Of each remote the first version that is not left out. */
const filesOf: PaintFiles['of'] = ({ remotes, registry }, _, isLeftOut) => {
  const builds = remotes.flatMap((id) =>
    [registry.remotes[id], registry.remotes[id]?.lastGood]
      .flatMap((each) => (each ? [`${id}@${each.version}`] : []))
      .filter((owner) => !isLeftOut(owner))
      .slice(0, 1)
      .map((owner) => ({ ...file, owner })),
  );
  return Promise.resolve({ shell: file, builds });
};
const file = { name: '/server.js', integrity: '', bytes: new SharedArrayBuffer(0) };

it('renders with the versions that the page names', async () => {
  expect((await painter.paint(page))?.picture.html).toBe('tea@v2,cake@v2');
  expect(renders).toHaveLength(1);
});

it('a page is rendered anew each time, also from the same things', async () => {
  await painter.paint(page);
  await painter.paint(page);

  expect(renders).toHaveLength(2);
});

it('what throws in a version is left to the browser, and the rest is rendered', async () => {
  broken = ['tea@v2'];

  const painted = await painter.paint(page);

  expect([painted?.picture.html, painted?.owners]).toEqual(['cake@v2', ['cake@v2']]);
  expect(told).toEqual([[[faultOf('tea@v2')], ['cake@v2']]]);
});

it('what is left out is rendered by the version before it', async () => {
  held = ['tea@v2', 'cake@v2'];

  expect((await painter.paint(page))?.owners).toEqual(['tea@v1']);
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
  expect(renders).toHaveLength(2);
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
  expect(renders).toHaveLength(1);
});

it('where time is over while what it lacks is read, the page shows what was rendered until then', async () => {
  shown = [['/api/tea']];
  painter = painterFor(200);
  const read = () => new Promise<never>(() => undefined);

  const painted = await painter.paint({ ...page, read });

  expect([painted?.picture.html, painted?.answers]).toEqual(['tea@v2,cake@v2', []]);
});

it('and nothing is rendered for somebody who does not wait any more', async () => {
  shown = [['/api/tea']];
  painter = painterFor(50);
  let answer: (text: { text: string }) => void = () => undefined;
  const read = () => new Promise<{ text: string }>((resolve) => (answer = resolve));
  await painter.paint({ ...page, read });
  answer({ text: '"oolong"' });
  await new Promise(setImmediate);

  expect(renders).toHaveLength(1);
});
