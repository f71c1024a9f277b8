import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { ExternalItem } from '@rspack/core';

const require = createRequire(import.meta.url);

/** The bundler's half of the federation runtime; the very file that the federation plugin writes into a build. */
const entry = require.resolve('@module-federation/webpack-bundler-runtime');

/**
 * The shell takes it into its own bundle (`shell/src/remotes/lend-runtime.ts`), the same file as its own start uses, and lends it to the
 * remotes: each is then 10 kB lighter as brotli sends it. Relies on the runtime's inner shape: its version is pinned.
 */
export const runtimeAliases = {
  '@module-federation/webpack-bundler-runtime$': entry,
};

/** A fresh runtime for each remote; the shell has put the function there before any remote is loaded. */
export const borrowedRuntime: ExternalItem = ({ request }, done) =>
  request?.startsWith(dirname(entry)) ? done(undefined, 'var globalThis.__nestwellRuntime()') : done();
