import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';

const here = import.meta.dirname;

/** The server in one file of our own code; libraries stay in node_modules, where Node finds them. */
const config: Configuration = {
  name: 'services',
  context: here,
  mode: 'none',
  target: 'node20.19',
  devtool: 'source-map',
  entry: {
    main: './src/main.ts',
    'painter.worker': './src/delivery/painting/painter.worker.js',
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
  externals: [({ request = '' }, done) => done(undefined, isLibrary(request) ? request : undefined)],
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
  node: { __dirname: false, __filename: false },
  optimization: { minimize: false, nodeEnv: false },
  performance: false,
  stats: 'errors-warnings',
};

export default config;

/** `src/cli/grant-admin.command.ts` becomes `dist/cli/grant-admin.js`. */
function commands(): Record<string, string> {
  const files = readdirSync(join(here, 'src/cli')).filter((name) => name.endsWith('.command.ts'));
  return Object.fromEntries(
    files.map((name) => [`cli/${name.replace('.command.ts', '')}`, `./src/cli/${name}`]),
  );
}

function isLibrary(request: string): boolean {
  return !request.startsWith('.') && !request.startsWith('/') && !request.startsWith('@nestwell/');
}
