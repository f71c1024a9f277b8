import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

/** The kit page: every component in its states. `--mode production` writes it to .build/kit. */
export default (_, { mode = 'production' }) => ({
  mode,
  context: fileURLToPath(new URL('.', import.meta.url)),
  entry: { kit: './src/kit/main.tsx' },
  target: ['web', 'es2022'],
  devtool: false,
  output: { path: fileURLToPath(new URL('.build/kit', import.meta.url)), clean: true, publicPath: 'auto' },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: { detectSyntax: 'auto', jsc: { transform: { react: { runtime: 'automatic' } } } },
      },
      { test: /\.css$/, type: 'css/auto' },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new rspack.HtmlRspackPlugin({
      templateContent:
        '<!doctype html><html lang="en" data-theme="day"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>Components · Nestwell</title></head><body><div id="root"></div></body></html>',
    }),
  ],
  performance: false,
  stats: 'errors-warnings',
});
