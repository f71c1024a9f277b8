import { join } from 'node:path';
import { rspack, type Configuration, type ExternalItem } from '@rspack/core';
import { baseConfig } from './base-config';
import { sharedKeys } from './sharing';

export interface ServerBuild {
  folder: string;
  /** Below the folder: what it exports is what the server uses. */
  entry: string;
  layer: 'shell' | 'remote';
  /** Both as in the browser's build, so that class names and addresses of files come out the same. */
  uniqueName: string;
  publicPath: string;
}

/** A remote borrows on the server what it borrows in the browser: it is handed to it as `require`. */
const borrowed: ExternalItem = ({ request = '' }, done) =>
  (sharedKeys as readonly string[]).includes(request) ? done(undefined, `commonjs ${request}`) : done();

/** React's build for Bun asks for these as it starts, for other ways to paint than ours: there is nothing of Node. */
const unused = { util: 'var { TextEncoder: Object }', stream: 'var {}', crypto: 'var {}' };
/** And, as it renders, how long a text is, which matters only where a page is sent in pieces. */
const provideTextLength = (folder: string) =>
  new rspack.ProvidePlugin({ Buffer: [join(folder, 'src/painting/text-length.ts'), 'Buffer'] });

/** The same sources once more, as one CommonJS file that paints the first picture of a page on the server. */
export function serverConfig({ folder, entry, layer, uniqueName, publicPath }: ServerBuild): Configuration {
  const base = baseConfig({ folder, name: `${uniqueName} server`, development: false, layer });
  const { module: modules, output } = base;
  return {
    ...base,
    target: ['node20', 'es2022'],
    entry: { server: join(folder, entry) },
    output: {
      path: join(folder, '.build/server'),
      clean: true,
      filename: 'server.js',
      uniqueName,
      publicPath,
      library: { type: 'commonjs2' },
      assetModuleFilename: output?.assetModuleFilename,
    },
    // What libraries bring for browsers, not what they bring for Node: there is none of it where pages are painted.
    resolve: {
      ...base.resolve,
      mainFields: ['browser', 'module', 'main'],
      conditionNames: ['browser', '...'],
    },
    externals: layer === 'remote' ? borrowed : unused,
    module: {
      ...modules,
      // An address of a file of ours is relative to the page's, for want of a script's own.
      parser: { ...modules?.parser, javascript: { dynamicImportMode: 'eager', url: 'relative' } },
      generator: {
        ...modules?.generator,
        'css/auto': { ...(modules?.generator?.['css/auto'] as object), exportsOnly: true },
        'asset/resource': { emit: false },
      },
    },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: layer === 'shell' ? [provideTextLength(folder)] : [],
  };
}
