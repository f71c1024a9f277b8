import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { ExternalItem } from '@rspack/core';
import { sharedModules } from './sharing';

/** The chunk that holds a remote's declaration and widgets: the entry loads it at once. */
export const EXPOSED_CHUNK = '__federation_expose_remote';

const bundlerRuntimeFolder = dirname(
  createRequire(import.meta.url).resolve('@module-federation/webpack-bundler-runtime'),
);

/** The plugin puts the bundler runtime into each container; remotes take the shell's instead (10 kB less each). */
export const bundlerRuntimeFromShell: ExternalItem = ({ request }, done) =>
  request?.startsWith(bundlerRuntimeFolder) ? done(undefined, 'var __FEDERATION_BUNDLER_RUNTIME__') : done();

/** The container of a remote, in development and production. */
export const remoteContainer = (scope: string, filename: string) =>
  new ModuleFederationPlugin({
    name: scope,
    filename,
    exposes: { './remote': { import: './src/remote.tsx', name: EXPOSED_CHUNK } },
    shared: sharedModules,
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
  });
