import { library, module } from './parts.mjs';

const CONFIG = 'packages/build/src/base-config.ts';
const config = (text) => ({ from: CONFIG, files: { [CONFIG]: `${text}\n` } });

export const buildPlants = [
  {
    rule: 'no-loader-over-dependencies',
    ...config(
      "export const rule = { test: /[\\\\/]react-dom-client\\.production\\.js$/, loader: './edit.cjs' };",
    ),
  },
  {
    rule: 'no-loader-over-dependencies',
    ...config("export const rules = [{ test: /\\.m?js$/, use: [{ loader: './edit.cjs' }] }];"),
  },
  {
    rule: 'no-loader-over-dependencies',
    ...config("export const rule = { include: /lucide-react/, loader: './icons.cjs' };"),
  },
  {
    rule: 'no-rewritten-output',
    ...config('export const shorten = (compilation, text) => compilation.updateAsset(text);'),
  },
  {
    rule: 'no-rewritten-output',
    ...config('export const edit = (compilation) => compilation.hooks.runtimeModule.tap(1);'),
  },
  {
    rule: 'no-rewritten-output',
    ...config('export const container = (rspack) => new rspack.container.ModuleFederationPluginV1({});'),
  },
  {
    rule: 'dependencies-by-exported-paths',
    from: 'shell/src/main.tsx',
    files: { 'shell/src/main.tsx': module('../../node_modules/react-dom/index.js'), ...library('react-dom') },
  },
];
