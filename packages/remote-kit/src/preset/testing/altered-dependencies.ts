import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { rspack, type Configuration, type StatsModule } from '@rspack/core';

const IN_DEPENDENCY = /[\\/]node_modules[\\/](?!@nestwell[\\/])/;

/** A style sheet of a dependency is put into its cascade layer, and nothing else. */
const LAYERED_STYLE_SHEET = /\.css$/;

/** Builds a configuration without its release files, and returns every module of a dependency in it. */
export async function dependenciesIn(config: Configuration): Promise<StatsModule[]> {
  const path = mkdtempSync(join(tmpdir(), 'nestwell-dependencies-'));
  const plugins = (config.plugins ?? []).filter(
    (plugin) => !/Manifest|Copy/.test(plugin?.constructor.name ?? ''),
  );
  const optimization = { ...config.optimization, minimize: false };
  const compiler = rspack({ ...config, plugins, optimization, output: { ...config.output, path } });
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error || !stats || stats.hasErrors()) return reject(error ?? new Error(stats?.toString()));
        const every = { modulesSpace: Infinity, nestedModulesSpace: Infinity, groupModulesByType: false };
        const wanted = { all: false, modules: true, nestedModules: true, source: true, ids: true, ...every };
        const { modules = [] } = stats.toJson(wanted);
        const all = modules.flatMap((module) => [module, ...(module.modules ?? [])]);
        return resolve(all.filter(({ nameForCondition }) => IN_DEPENDENCY.test(nameForCondition ?? '')));
      });
    });
  } finally {
    compiler.close(() => undefined);
    rmSync(path, { recursive: true, force: true });
  }
}

/** Modules that a loader has matched or whose source is not the published file, one sentence each. */
export const alterationsIn = (modules: readonly StatsModule[], root: string): string[] =>
  modules.flatMap(({ identifier = '', nameForCondition = '', source }) => {
    const file = nameForCondition ?? '';
    if (LAYERED_STYLE_SHEET.test(file)) return [];
    const name = relative(root, file);
    const loader = identifier.includes('!') ? [`a loader matches ${name}`] : [];
    const isAltered = source !== undefined && String(source) !== readFileSync(file, 'utf8');
    return [...loader, ...(isAltered ? [`${name} is not what its package publishes`] : [])];
  });
