/**
 * Builds the workspace in a folder without its release files, and prints what is altered in its dependencies. A process
 * of its own: Jest cannot load the part of the bundler that the federation plugin needs.
 * @example node altered-dependencies.mjs /checkout/shell edit.cjs
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { createJiti } from 'jiti';

const IN_DEPENDENCY = /[\\/]node_modules[\\/](?!@nestwell[\\/])/;

/** A style sheet of a dependency is put into its cascade layer, and nothing else. */
const LAYERED_STYLE_SHEET = /\.css$/;

const [folder, plantedLoader] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
const fsCache = fileURLToPath(new URL('../../../../.build/jiti', import.meta.url));
const config = await createJiti(import.meta.url, { fsCache }).import(join(folder, 'rspack.config.ts'), {
  default: true,
});
const path = mkdtempSync(join(tmpdir(), 'nestwell-dependencies-'));
const planted = { test: /react-dom-client\.production\.js$/, loader: plantedLoader };

const compiler = rspack({
  ...config,
  plugins: config.plugins.filter((plugin) => !/Manifest|Copy/.test(plugin.constructor.name)),
  optimization: { ...config.optimization, minimize: false, concatenateModules: false },
  module: { ...config.module, rules: [...config.module.rules, ...(plantedLoader ? [planted] : [])] },
  output: { ...config.output, path },
});
compiler.run((error, stats) => {
  rmSync(path, { recursive: true, force: true });
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  const modules = dependenciesIn(stats);
  const packages = [...new Set(modules.map(({ nameForCondition }) => packageOf(nameForCondition)))].sort();
  console.log(JSON.stringify({ packages, alterations: modules.flatMap(alterationsOf) }));
  compiler.close(() => undefined);
});

/** Modules of dependencies; the bundler joins none, so that each has a source of its own. */
function dependenciesIn(stats) {
  const every = { modulesSpace: Infinity, nestedModulesSpace: Infinity, groupModulesByType: false };
  const { modules } = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    source: true,
    ids: true,
    ...every,
  });
  return modules
    .flatMap((module) => [module, ...(module.modules ?? [])])
    .filter(({ nameForCondition, source }) => source !== undefined && IN_DEPENDENCY.test(nameForCondition));
}

const packageOf = (file) => /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1];

function alterationsOf({ identifier, nameForCondition: file, source }) {
  if (LAYERED_STYLE_SHEET.test(file)) return [];
  const name = file.slice(file.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const isAltered = String(source) !== readFileSync(file, 'utf8');
  return [
    ...(identifier.includes('!') ? [`a loader matches ${name}`] : []),
    ...(isAltered ? [`${name} is not what its package publishes`] : []),
  ];
}
