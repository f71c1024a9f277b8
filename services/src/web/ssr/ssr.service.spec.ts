import { Clock } from '../../platform/clock';
import type { Config } from '../../platform/config/config';
import type { PageToRender } from './page-to-render';
import type { RenderFaults } from './render-faults';
import type { RenderFiles } from './render-files';
import { SsrService } from './ssr.service';
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
  queries: { queries: [] },
  faults: [],
  remotes: ['tea', 'cake'],
  shell: { server: { path: 'server.js' }, recordScript: '' },
  registry: {
    rev: 1,
    remotes: {
      tea: { ...release('tea', 'v2'), lastGood: release('tea', 'v1') },
      cake: release('cake', 'v2'),
    },
  },
} as unknown as PageToRender;

/** Versions that throw when they are rendered. */
let broken: string[];
/** Versions that were rendered, of each render. */
let renders: string[][];
let told: unknown[];
let held: string[];
let renderer: SsrService;
let ssrFor: (ssrTimeoutMs: number, of?: RenderFiles['of']) => SsrService;
beforeEach(() => {
  broken = [];
  renders = [];
  told = [];
  held = [];
  const render: SsrPool['render'] = ({ builds }) => {
    const owners = builds.map(({ owner }) => owner);
    renders.push(owners);
    return Promise.resolve({
      html: owners.filter((owner) => !broken.includes(owner)).join(),
      isZoned: false,
      faults: owners.filter((owner) => broken.includes(owner)).map(faultOf),
    });
  };
  const faults: Pick<RenderFaults, 'isPassedOver' | 'tell'> = {
    isPassedOver: (owner) => held.includes(owner),
    tell: (_, ...what) => void told.push(what),
  };
  ssrFor = (ssrTimeoutMs, of = filesOf) =>
    new SsrService(
      { ssrTimeoutMs } as Config,
      new Clock(),
      { of } as RenderFiles,
      faults as RenderFaults,
      { render } as SsrPool,
    );
  renderer = ssrFor(5000);
});

const faultOf = (owner: string) => ({ owner, at: 'render' as const, error: { message: 'no window' } });

/** Of each remote the first version that is not left out. */
const filesOf: RenderFiles['of'] = ({ remotes, registry }, _, isLeftOut) => {
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
  expect((await renderer.render(page))?.output.html).toBe('tea@v2,cake@v2');
  expect(renders).toHaveLength(1);
});

it('a page is rendered anew each time, also from the same things', async () => {
  await renderer.render(page);
  await renderer.render(page);

  expect(renders).toHaveLength(2);
});

it('what throws in a version is left to the browser, and the rest is rendered', async () => {
  broken = ['tea@v2'];

  const rendered = await renderer.render(page);

  expect([rendered?.output.html, rendered?.owners]).toEqual(['cake@v2', ['cake@v2']]);
  expect(told).toEqual([[[faultOf('tea@v2')], ['cake@v2']]]);
});

it('what is left out is rendered by the version before it', async () => {
  held = ['tea@v2', 'cake@v2'];

  expect((await renderer.render(page))?.owners).toEqual(['tea@v1']);
});

it('a remote that could not name its queries is told once, also where its render throws too', async () => {
  broken = ['tea@v2'];
  const faults = [faultOf('tea@v2'), faultOf('cake@v2')];

  const rendered = await renderer.render({ ...page, faults });

  expect(rendered?.owners).toEqual(['cake@v2']);
  expect(told).toEqual([[faults, ['cake@v2']]]);
});

it('is left to the browser where it is not rendered in time', async () => {
  renderer = ssrFor(50, () => new Promise<never>(() => undefined));

  expect(await renderer.render(page)).toBeUndefined();
});

it('is left to the browser where a build of a developer’s own machine is shown', async () => {
  const overlay = { shown: [], missing: [], local: [{ id: 'tea', origin: 'http://localhost:3001' }] };

  expect(await renderer.render({ ...page, overlay })).toBeUndefined();
  expect(renders).toEqual([]);
});
