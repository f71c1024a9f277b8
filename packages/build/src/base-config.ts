import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { VOUCHES } from '@nestwell/releases/vouched';
import { kit } from './places';
import { sourceMaps } from './source-maps';

/** Browsers of the last three years; nothing is polyfilled. */
const BROWSERS = ['chrome 111', 'edge 111', 'firefox 128', 'safari 16.4'];

/** Our own packages are sources, also where a repository has them installed. */
const LIBRARIES = /[\\/]node_modules[\\/](?!@nestwell[\\/])/;

export interface BuildPlan {
  folder: string;
  name: string;
  development: boolean;
  /** The cascade layer that this build's CSS modules belong to. */
  layer: 'shell' | 'remote' | 'kit';
}

/** What every browser build has in common. */
export function baseConfig({ folder, name, development, layer }: BuildPlan): Configuration {
  const hashed = (extension: string) =>
    development ? `[name].${extension}` : `[name].[contenthash:8].${extension}`;
  return {
    name,
    context: folder,
    mode: development ? 'development' : 'production',
    devtool: development ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    output: {
      path: join(folder, 'dist'),
      clean: true,
      filename: hashed('js'),
      chunkFilename: hashed('js'),
      cssFilename: hashed('css'),
      cssChunkFilename: hashed('css'),
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // Also ends a stylesheet that hangs.
      chunkLoadTimeout: 8000,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: development ? {} : { 'react-router$': productionRouter() },
    },
    module: {
      parser: { 'css/auto': { namedExports: true, dashedIdents: false } },
      generator: {
        'css/auto': { exportsConvention: 'camel-case-only', localIdentName: '[uniqueName]-[local]-[hash:6]' },
      },
      rules: [scriptRule(development), ...styleRules(folder, layer), ...assetRules()],
    },
    optimization: {
      chunkIds: 'named',
      // `deterministic` ids of shared modules depend on where the checkout lies: the same inputs must give the same bytes.
      moduleIds: 'natural',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    plugins: development
      ? [new ReactRefreshRspackPlugin()]
      : [
          new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [VOUCHES], htmlPlugin: false }),
          sourceMaps(),
        ],
    performance: false,
    stats: 'errors-warnings',
  };
}

/** Its package names only its build for development, which warns of what is wrong at length. */
function productionRouter(): string {
  const { resolve } = createRequire(createRequire(join(kit, 'index.ts')).resolve('react-router-dom'));
  return join(dirname(resolve('react-router/package.json')), 'dist/production/index.mjs');
}

function scriptRule(development: boolean): RuleSetRule {
  return {
    test: /\.[jt]sx?$/,
    exclude: [LIBRARIES, /\.worker\.js$/],
    type: 'javascript/auto',
    loader: 'builtin:swc-loader',
    options: {
      detectSyntax: 'auto',
      env: { targets: BROWSERS },
      // `development: false` always: a module under development also runs inside a production shell.
      jsc: { transform: { react: { runtime: 'automatic', development: false, refresh: development } } },
    },
  };
}

/** Our own modules and third-party sheets go into this build's layer; the kit's sheets name their own. */
function styleRules(folder: string, layer: string): RuleSetRule[] {
  const loader = join(import.meta.dirname, 'layer-loader.cjs');
  return [
    { test: /\.css$/, type: 'css/auto' },
    { test: /\.css$/, include: [join(folder, 'src'), LIBRARIES], use: [{ loader, options: { layer } }] },
    {
      test: /\.module\.css$/,
      include: /[\\/](packages|@nestwell)[\\/]ui[\\/]src/,
      use: [{ loader, options: { layer: 'kit' } }],
    },
  ];
}

function assetRules(): RuleSetRule[] {
  return [
    { test: /\.(woff2|png|jpe?g|webp|avif)$/, type: 'asset/resource' },
    { test: /\.svg$/, type: 'asset/source' },
    // Scripts of their own, as they stand: a worker loads nothing of the page's.
    { test: /\.worker\.js$/, type: 'asset/resource' },
  ];
}
