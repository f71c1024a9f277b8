import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACKAGES, packages, REMOTES, repository } from '../repository.mjs';
import { shared, typescript } from './shared.mjs';

const here = dirname(fileURLToPath(import.meta.url));

const tsx = typescript({
  module: 'commonjs',
  parser: { tsx: true },
  transform: { react: { runtime: 'automatic', development: true } },
});

const PURE = ['domain', 'safety', 'contracts', 'releases', 'mfe', 'bench'].map((name) => `packages/${name}`);
const folders = (names) => names.map((name) => join(repository, name)).filter((folder) => existsSync(folder));

/** Everything that runs in a browser, under jsdom: `*.test.ts` and `*.test.tsx`. */
export const browser = {
  ...shared,
  displayName: 'browser',
  roots: folders(['shell', ...REMOTES, ...PACKAGES.filter((name) => !PURE.includes(name))]),
  testMatch: ['**/src/**/*.test.{ts,tsx}'],
  testEnvironment: join(here, 'kept-page.cjs'),
  runtime: join(here, 'kept-libraries.cjs'),
  setupFilesAfterEnv: [
    join(here, 'browser-setup.ts'),
    join(packages, 'remote-kit/src/testing/owner-stacks.setup.ts'),
  ],
  transform: { '\\.(mjs|[jt]sx?)$': tsx },
  // Workspace sources and the few libraries that ship ES modules only are compiled like our own code.
  transformIgnorePatterns: ['/node_modules/(?!.*(@nestwell|uuid)/)'],
  moduleNameMapper: {
    '^aria-query$': join(here, 'aria-query.cjs'),
    '\\.module\\.css$': join(here, 'class-names.cjs'),
    '\\.css$': join(here, 'empty.cjs'),
    '\\.(svg|png|jpe?g|webp|woff2)$': join(here, 'asset-path.cjs'),
  },
};

/** What needs no page, without one: a third of a second less for each file. */
export const pure = {
  ...browser,
  displayName: 'pure',
  roots: folders(PURE),
  testEnvironment: join(here, 'node-environment.cjs'),
  setupFilesAfterEnv: [],
};
