import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shellConfig } from '@nestwell/build';
import { rspack, type Configuration } from '@rspack/core';
import { PROGRAMS, type Program } from './bundled-page';
import { checkout, declarationsSource, floorSource } from './program-sources';

export const builtFolder = join(checkout, 'dist/bench/programs');

/** Of the shell's build, what makes it a release. */
const RELEASING = ['ShellManifestPlugin', 'CopyRspackPlugin', 'SubresourceIntegrityPlugin'];

/** Builds what the product is measured beside, from the sources as they stand now. */
export async function buildPrograms(): Promise<{ floor: Program; bundle: Program }> {
  rmSync(builtFolder, { recursive: true, force: true });
  mkdirSync(builtFolder, { recursive: true });
  // Beside the shell, so that the same libraries are found.
  const sources = join(checkout, 'shell/.build/bench');
  mkdirSync(sources, { recursive: true });
  const write = (name: string, text: string) => {
    writeFileSync(join(sources, name), text);
    return join(sources, name);
  };
  const declarations = write('declarations.js', declarationsSource());
  const shell = shellConfig(pathToFileURL(join(checkout, 'shell/rspack.config.ts')).href);
  const base: Configuration = {
    ...shell,
    plugins: (shell.plugins ?? []).filter((plugin) => !RELEASING.includes(plugin?.constructor.name ?? '')),
  };
  const output = { ...base.output, publicPath: PROGRAMS, clean: false, crossOriginLoading: false as const };
  const floor = { ...base, entry: { main: write('floor.js', floorSource) } };
  const oneForAll = new rspack.NormalModuleReplacementPlugin(/^\.\/federation-host$/, declarations);
  try {
    return {
      floor: await build({
        ...floor,
        output: { ...output, path: join(builtFolder, 'floor'), publicPath: `${PROGRAMS}floor/` },
      }),
      bundle: await build({
        ...base,
        output: { ...output, path: join(builtFolder, 'bundle'), publicPath: `${PROGRAMS}bundle/` },
        plugins: [...(base.plugins ?? []), oneForAll],
      }),
    };
  } finally {
    rmSync(sources, { recursive: true });
  }
}

function build(config: Configuration): Promise<Program> {
  const folder = String(config.output?.path).slice(builtFolder.length + 1);
  return new Promise((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error) return reject(error);
      if (stats === undefined || stats.hasErrors()) return reject(new Error(stats?.toString('errors-only')));
      const files = [...(stats.compilation.entrypoints.get('main')?.getFiles() ?? [])].map(
        (name) => `${folder}/${name}`,
      );
      const ending = (letters: string) => files.filter((name) => name.endsWith(letters));
      resolve({ scripts: ending('.js'), styles: ending('.css') });
    });
  });
}
