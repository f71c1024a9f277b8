import { join } from 'node:path';
import { rspack, type Configuration, type ExternalItem, type Externals } from '@rspack/core';
import { baseConfig } from './base-config';
import { sharedKeys } from './sharing';
import { sourceMaps } from './source-maps';

export interface ServerBuild {
  folder: string;
  /** Below the folder: what it exports is what the server uses. */
  entry: string;
  layer: 'shell' | 'remote';
  /** Both as in the browser's build, so that class names and addresses of files come out the same. */
  uniqueName: string;
  publicPath: string;
  /** Names in the source that the build replaces, as in the browser's build. */
  define?: Record<string, string>;
}

/** The modules that the worker hands to a remote as `require`, as the shell hands them to it in the browser. */
const shared: ExternalItem = ({ request = '' }, done) =>
  (sharedKeys as readonly string[]).includes(request) ? done(undefined, `commonjs ${request}`) : done();

/** What React's server renderer takes of Node: all that the worker hands to the shell. Any other built-in fails the build. */
const nodeOfShell: Externals = Object.fromEntries(
  ['async_hooks', 'crypto', 'stream', 'util'].flatMap((name) => [
    [name, `commonjs ${name}`],
    [`node:${name}`, `commonjs ${name}`],
  ]),
);

/** The same sources once more, as one CommonJS file that the server renders pages with: a plain library build. */
export function serverConfig({
  folder,
  entry,
  layer,
  uniqueName,
  publicPath,
  define = {},
}: ServerBuild): Configuration {
  const base = baseConfig({ folder, name: `${uniqueName} server`, development: false, layer });
  const { module: modules, output } = base;
  return {
    ...base,
    target: ['node20', 'es2022'],
    // Node's built-ins are modules like any other here: one that is not handed over is not found, and fails the build.
    externalsPresets: { node: false },
    entry: { server: join(folder, entry) },
    output: {
      path: join(folder, '.build/server'),
      clean: true,
      filename: 'server.js',
      uniqueName,
      publicPath,
      library: { type: 'commonjs2' },
      asyncChunks: false,
      assetModuleFilename: output?.assetModuleFilename,
    },
    // What libraries bring for browsers, not what they bring for Node: there is none of it where pages are rendered.
    resolve: {
      ...base.resolve,
      mainFields: ['browser', 'module', 'main'],
      conditionNames: ['browser', '...'],
    },
    externals: layer === 'remote' ? shared : nodeOfShell,
    module: {
      ...modules,
      // An address of a file of ours is relative to the page's, for want of a script's own.
      parser: { ...modules?.parser, javascript: { url: 'relative' } },
      generator: {
        ...modules?.generator,
        'css/auto': { ...(modules?.generator?.['css/auto'] as object), exportsOnly: true },
        'asset/resource': { emit: false },
      },
    },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [sourceMaps(), new rspack.DefinePlugin(define)],
  };
}
