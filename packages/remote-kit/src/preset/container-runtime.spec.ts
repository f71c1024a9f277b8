import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { rspack } from '@rspack/core';
import { baseConfig } from './base-config';
import { compile } from './compile';
import { ContainerRuntimePlugin } from './container-runtime';

interface Container {
  init: () => unknown;
  get: (name: string) => Promise<() => { lent: string; pour: () => Promise<{ cup: string }> }>;
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
  write('src/tea.js', `export { lent } from 'react';\nexport const pour = () => import('./cup.js');`);
  write('src/cup.module.css', '.cup { color: red }');
  write('src/cup.js', `export * from './cup.module.css';`);
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
        shared: { react },
        enhanced: true,
      }),
      new ContainerRuntimePlugin(),
    ],
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The container on a page of its own, and what it has asked that page for. */
function opened() {
  const asked: Asked[] = [];
  const createElement = () => ({ remove: () => undefined });
  const document = { createElement, head: { append: (element: Asked) => void asked.push(element) } };
  const consumes = ({ chunkId, chunkMapping, moduleToHandlerMapping, webpackRequire }: Consumes) => {
    for (const id of chunkMapping[chunkId] ?? [])
      webpackRequire.m[id] = (module) => (module.exports = { lent: moduleToHandlerMapping[id]?.shareKey });
  };
  const initContainerEntry = jest.fn();
  const bundlerRuntime = { consumes, initContainerEntry };
  const page = createContext({
    document,
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    __nestwellRuntime: () => ({ bundlerRuntime }),
  });
  const run = (file: string) => void runInContext(readFileSync(join(folder, 'dist', file), 'utf8'), page);
  run('remote.js');
  run('entry.js');
  return { asked, run, initContainerEntry, container: (page as unknown as { tea_v1: Container }).tea_v1 };
}

it('a container asks the page for what it borrows, and for its files with their hashes', async () => {
  const { asked, run, initContainerEntry, container } = opened();
  container.init();
  const { lent, pour } = (await container.get('./remote'))();
  expect(lent).toBe('react');
  expect(initContainerEntry).toHaveBeenCalledWith(
    expect.objectContaining({ webpackRequire: expect.any(Function) }),
  );

  const poured = pour();
  const [sheet, script] = asked;
  expect(asked).toHaveLength(2);
  expect(sheet?.href).toMatch(/^\/r\/tea\/v1\/.*\.css$/);
  expect(script?.src).toBe('/r/tea/v1/src_cup_js.js');
  for (const file of asked)
    expect(file).toMatchObject({
      integrity: expect.stringMatching(/^sha256-.{44}$/),
      crossOrigin: 'anonymous',
    });
  run('src_cup_js.js');
  for (const file of asked) file.onload({ type: 'load' });

  expect((await poured).cup).toMatch(/cup/);
  await pour();
  expect(asked).toHaveLength(2);
});

it.each(['error', 'load'])('what did not come (%s) is told by name, and asked for anew', async (type) => {
  const { asked, run, container } = opened();
  const { pour } = (await container.get('./remote'))();
  const lost = pour();
  asked[1]?.onerror({ type });
  await expect(lost).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: expect.stringContaining(`${type === 'load' ? 'missing' : type}: /r/tea/v1/src_cup_js.js`),
  });
  asked[0]?.onload({ type: 'load' });

  const again = pour();
  run('src_cup_js.js');
  asked[2]?.onload({ type: 'load' });

  expect((await again).cup).toMatch(/cup/);
  expect(asked).toHaveLength(3);
});
