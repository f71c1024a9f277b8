import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { rspack } from '@rspack/core';
import { baseConfig } from '../base-config';
import { compile } from '../compile';
import { ContainerRuntimePlugin } from '../container-runtime';
import { splitHashes } from '../late-hashes';

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

/** Builds a module called tea in a folder of its own: it borrows, and parts of it come later. */
export async function buildTea(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'nestwell-container-'));
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
  return folder;
}

/** The text of a file of the built module. */
export const teaText = (folder: string, file: string): string =>
  readFileSync(join(folder, 'dist', file), 'utf8');

export interface Opened {
  hashesCome?: boolean;
  /** What the document asks for by a link. */
  comes?: string;
}

/** The container on a page of its own, and what it has asked that page for. */
export function openTea(folder: string, { hashesCome = true, comes }: Opened = {}) {
  const built = (file: string) => teaText(folder, file);
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

export const sheetOf = (asked: readonly Asked[]) => asked.find(({ href }) => href !== undefined);
export const scriptsOf = (asked: readonly Asked[]) => asked.filter(({ src }) => src !== undefined);
