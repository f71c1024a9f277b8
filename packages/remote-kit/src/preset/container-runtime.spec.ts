import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { rspack } from '@rspack/core';
import { baseConfig } from './base-config';
import { compile } from './compile';
import { ContainerRuntimePlugin } from './container-runtime';
import { splitHashes } from './late-hashes';

interface Container {
  init: () => unknown;
  get: (name: string) => Promise<
    () => {
      lent: string;
      pour: () => Promise<{ cup: string; size: string }>;
      lay: () => Promise<{ on: () => string }[]>;
    }
  >;
}

interface Consumes {
  chunkId: string;
  chunkMapping: Record<string, string[] | undefined>;
  moduleToHandlerMapping: Record<string, { shareKey: string }>;
  webpackRequire: { m: Record<string, (module: { exports: unknown }) => void> };
}

interface Asked {
  src?: string;
  href?: string;
  integrity: string;
  crossOrigin: string;
  onload: (event: { type: string }) => void;
  onerror: (event: { type: string }) => void;
}

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nestwell-container-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'src'));
  write(
    'src/tea.js',
    `export { lent } from 'react';\nexport const pour = () => import('./cup.js');\nexport const lay = () => Promise.all([import('./saucer.js'), import('./spoon.js')]);`,
  );
  write('src/cup.module.css', '.cup { color: red }');
  write(
    'src/cup.js',
    `export * from './cup.module.css';\nexport const size = new URL('./size.bin', import.meta.url).href;`,
  );
  write('src/size.bin', 'small');
  for (const name of ['saucer', 'spoon'])
    write(
      `src/${name}.js`,
      `import { lent } from 'react-dom';\nexport const on = () => '${name} on ' + lent;`,
    );
  const base = baseConfig({ folder, name: 'tea', development: false, layer: 'remote' });
  const react = { import: false, singleton: true, requiredVersion: false } as const;
  await compile({
    ...base,
    entry: {},
    output: { ...base.output, publicPath: '/r/tea/v1/', uniqueName: 'tea_v1', chunkFilename: '[name].js' },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.container.ModuleFederationPluginV1({
        name: 'tea_v1',
        filename: 'entry.js',
        exposes: { './remote': { import: './src/tea.js', name: 'remote' } },
        shared: { react, 'react-dom': react },
        enhanced: true,
      }),
      new ContainerRuntimePlugin(),
    ],
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const built = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

interface Opened {
  hashesCome?: boolean;
  /** What the document asks for by a link. */
  comes?: string;
}

/** The container on a page of its own, and what it has asked that page for. */
function opened({ hashesCome = true, comes }: Opened = {}) {
  const asked: Asked[] = [];
  const split = splitHashes(built('entry.js'), 'tea_v1', 'remote');
  const createElement = () => ({ remove: () => undefined });
  const append = (element: Asked) => {
    if (!hashesCome || element.src !== '/r/tea/v1/hashes.js') return void asked.push(element);
    queueMicrotask(() => {
      runText(split.hashes);
      element.onload({ type: 'load' });
    });
  };
  const querySelector = (selector: string) => (selector === `link[rel=preload][href="${comes}"]` ? {} : null);
  const document = { createElement, head: { append }, baseURI: 'https://site.example/', querySelector };
  const consumes = ({ chunkId, chunkMapping, moduleToHandlerMapping, webpackRequire }: Consumes) => {
    for (const id of chunkMapping[chunkId] ?? [])
      webpackRequire.m[id] = (module) => (module.exports = { lent: moduleToHandlerMapping[id]?.shareKey });
  };
  const initContainerEntry = jest.fn();
  const warmed = jest.fn(() => Promise.resolve());
  const bundlerRuntime = { consumes, initContainerEntry };
  const page = createContext({
    URL,
    document,
    fetch: warmed,
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    __nestwellRuntime: () => ({ bundlerRuntime }),
  });
  const runText = (text: string) => void runInContext(text, page);
  const run = (file: string) => runText(built(file));
  run('remote.js');
  runText(split.container);
  return {
    split,
    asked,
    run,
    runText,
    warmed,
    initContainerEntry,
    container: (page as unknown as { tea_v1: Container }).tea_v1,
  };
}

const sheetOf = (asked: readonly Asked[]) => asked.find(({ href }) => href !== undefined);
const scriptsOf = (asked: readonly Asked[]) => asked.filter(({ src }) => src !== undefined);
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('a container asks the page for what it borrows, and for its files with their hashes', async () => {
  const { asked, run, initContainerEntry, container } = opened();
  container.init();
  const { lent, pour } = (await container.get('./remote'))();
  expect(lent).toBe('react');
  expect(initContainerEntry).toHaveBeenCalledWith(
    expect.objectContaining({ webpackRequire: expect.any(Function) }),
  );

  const poured = pour();
  await nextTurn();
  expect(asked).toHaveLength(2);
  expect(sheetOf(asked)?.href).toMatch(/^\/r\/tea\/v1\/.*\.css$/);
  expect(scriptsOf(asked)[0]?.src).toBe('/r/tea/v1/src_cup_js.js');
  for (const file of asked)
    expect(file).toMatchObject({
      integrity: expect.stringMatching(/^sha256-.{44}$/),
      crossOrigin: 'anonymous',
    });
  run('src_cup_js.js');
  for (const file of asked) file.onload({ type: 'load' });

  const { cup, size } = await poured;
  expect(cup).toMatch(/cup/);
  expect(size).toMatch(/^https:\/\/site\.example\/r\/tea\/v1\/size\..*bin$/);
  await pour();
  expect(asked).toHaveLength(2);
});

it.each(['error', 'load'])('what did not come (%s) is told by name, and asked for anew', async (type) => {
  const { asked, run, container } = opened();
  const { pour } = (await container.get('./remote'))();
  const lost = pour();
  await nextTurn();
  scriptsOf(asked)[0]?.onerror({ type });
  await expect(lost).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: expect.stringContaining(`${type === 'load' ? 'missing' : type}: /r/tea/v1/src_cup_js.js`),
  });
  sheetOf(asked)?.onload({ type: 'load' });

  const again = pour();
  await nextTurn();
  run('src_cup_js.js');
  scriptsOf(asked)[1]?.onload({ type: 'load' });

  expect((await again).cup).toMatch(/cup/);
  expect(asked).toHaveLength(3);
});

it('hashes of later files come with the first that is asked for, vouched for by the entry, which brings none', async () => {
  const { split, asked, run, runText, warmed, container } = opened({ hashesCome: false });
  const { pour } = (await container.get('./remote'))();

  const poured = pour();
  await nextTurn();
  expect(asked.map(({ src }) => src)).toEqual(['/r/tea/v1/hashes.js']);
  const hash = createHash('sha256').update(split.hashes).digest('base64');
  expect(asked[0]?.integrity).toBe(`sha256-${hash}`);
  // On its way meanwhile, so that nothing is waited for twice.
  expect(warmed).toHaveBeenCalledWith('/r/tea/v1/src_cup_js.js');
  runText(split.hashes);
  asked[0]?.onload({ type: 'load' });
  await nextTurn();

  const [, ...files] = asked;
  expect(files.map(({ src, href }) => src ?? href).sort()).toEqual([
    expect.stringMatching(/^\/r\/tea\/v1\/.*\.css$/),
    '/r/tea/v1/src_cup_js.js',
  ]);
  const vouched = [...built('entry.js').matchAll(/"(sha256-[^"]+)"/g)].map(([, told]) => told);
  for (const { integrity } of files) expect(vouched).toContain(integrity);
  run('src_cup_js.js');
  for (const file of files) file.onload({ type: 'load' });
  expect((await poured).cup).toMatch(/cup/);
});

it('a file that comes with the document is not asked for without its hash', async () => {
  const { asked, warmed, container } = opened({ comes: '/r/tea/v1/src_cup_js.js' });
  const { pour } = (await container.get('./remote'))();

  pour().catch(() => undefined);
  await nextTurn();

  expect(warmed).not.toHaveBeenCalled();
  expect(scriptsOf(asked)[0]?.integrity).toMatch(/^sha256-/);
});

it('a file is there for a container whose entry ran once more, too', async () => {
  const { split, asked, run, runText, container } = opened();
  runText(built('remote.js'));
  runText(split.container);
  const { pour } = (await container.get('./remote'))();

  const poured = pour();
  await nextTurn();
  run('src_cup_js.js');
  for (const file of asked) file.onload({ type: 'load' });

  expect((await poured).cup).toMatch(/cup/);
});

it('without its hashes no later file runs; they are asked for anew with the next try', async () => {
  const { asked, container } = opened({ hashesCome: false });
  const { pour } = (await container.get('./remote'))();
  const lost = pour();
  await nextTurn();
  asked[0]?.onerror({ type: 'error' });
  await expect(lost).rejects.toThrow('hashes.js');

  pour().catch(() => undefined);
  await nextTurn();

  expect(asked.map(({ src }) => src)).toEqual(['/r/tea/v1/hashes.js', '/r/tea/v1/hashes.js']);
});

it('says so where a container is written otherwise than it was', () => {
  expect(() => splitHashes('var tea_v1;', 'tea_v1', 'remote')).toThrow('vouches for nothing');
  expect(() => splitHashes('a.sriHashes={tea:"sha256-1"}', 'tea_v1', 'remote')).toThrow('rspackChunktea_v1');
});

it('what two late parts borrow is no file, and nobody asks for one', async () => {
  const { asked, run, container } = opened();
  const { lay } = (await container.get('./remote'))();

  const laid = lay();
  await nextTurn();
  expect(asked.map(({ src }) => src)).toEqual(['/r/tea/v1/src_saucer_js.js', '/r/tea/v1/src_spoon_js.js']);
  for (const name of ['saucer', 'spoon']) run(`src_${name}_js.js`);
  for (const { onload } of asked) onload({ type: 'load' });
  expect((await laid).map(({ on }) => on())).toEqual(['saucer on react-dom', 'spoon on react-dom']);
});
