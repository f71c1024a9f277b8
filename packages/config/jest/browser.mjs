import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTES } from '../repository.mjs';

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
const repository = join(here, '../../..');

const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: true } },
  },
  module: { type: 'commonjs' },
};

/** Everything that runs in a browser, under jsdom: `*.test.ts` and `*.test.tsx`. */
export const browser = {
  displayName: 'browser',
  rootDir: repository,
  roots: ['shell', ...REMOTES, 'packages'].map((folder) => join(repository, folder)),
  testMatch: ['**/src/**/*.test.{ts,tsx}'],
  testEnvironment: join(here, 'jsdom-environment.cjs'),
  setupFilesAfterEnv: [join(here, 'browser-setup.ts')],
  transform: { '\\.(mjs|[jt]sx?)$': [require.resolve('@swc/jest'), swc] },
  // Workspace sources and the few libraries that ship ES modules only are compiled like our own code.
  transformIgnorePatterns: ['/node_modules/(?!.*(@nestwell|uuid)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': join(here, 'class-names.cjs'),
    '\\.css$': join(here, 'empty.cjs'),
    '\\.(svg|png|jpe?g|webp|woff2)$': join(here, 'asset-path.cjs'),
  },
  clearMocks: true,
  restoreMocks: true,
};
