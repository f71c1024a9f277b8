import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { libraries } from './libraries';

const here = import.meta.dirname;
const COMMAND = /\.(command|data-source)\.ts$/;

/** The server in one file of our own code, and what every start loads of libraries in another. */
const config: Configuration = {
  name: 'services',
  context: here,
  mode: 'none',
  target: 'node20.19',
  devtool: false,
  entry: {
    main: './src/main.ts',
    'ssr.worker': './src/web/ssr/ssr.worker.js',
    'recipe-page.worker': './src/nutrition/recipe-import/recipe-page.worker.ts',
    ...commands(),
  },
  output: {
    path: join(here, 'dist'),
    clean: true,
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
  },
  resolve: { extensions: ['.ts', '.js'] },
  // What is imported when it is needed stays so.
  externalsType: 'module-import',
  externals: [libraries],
  // Of ways that are not taken, such as drivers that are not installed.
  ignoreWarnings: [{ module: /node_modules/ }],
  module: {
    // `import.meta` is of the built file, wherever it lies, not of the source it was built from.
    parser: { javascript: { importMeta: false } },
    rules: [
      {
        test: /\.ts$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2023',
            parser: { syntax: 'typescript', decorators: true },
            transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          },
        },
      },
    ],
  },
  node: { __dirname: 'node-module', __filename: 'node-module' },
  optimization: {
    minimize: false,
    nodeEnv: false,
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: false,
        libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries', chunks: 'initial', enforce: true },
      },
    },
  },
  plugins: [new rspack.SourceMapDevToolPlugin({ filename: '[file].map', exclude: /^libraries/ })],
  performance: false,
  stats: 'errors-warnings',
};

export default config;

/** `src/cli/grant-admin.command.ts` becomes `dist/cli/grant-admin.js`, `typeorm.data-source.ts` `dist/cli/typeorm.js`. */
function commands(): Record<string, string> {
  const files = readdirSync(join(here, 'src/cli')).filter((name) => COMMAND.test(name));
  return Object.fromEntries(files.map((name) => [`cli/${name.replace(COMMAND, '')}`, `./src/cli/${name}`]));
}
