import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { ExternalItem } from '@rspack/core';

/** The bundler's half of the federation runtime, which the federation plugin writes into a build. */
const runtime = dirname(createRequire(import.meta.url).resolve('@module-federation/webpack-bundler-runtime'));

/**
 * Instead of it a remote takes a fresh one from the page (`shell/src/remotes/lend-runtime.ts`), which is there before
 * any remote is: each is 10 kB lighter as brotli sends it.
 */
export const borrowedRuntime: ExternalItem = ({ request }, done) =>
  request?.startsWith(runtime) ? done(undefined, 'var globalThis.__nestwellRuntime()') : done();
