import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import type { ShellManifest } from '@nestwell/contracts/delivery';
import { describeFile } from './built-file';
import { kit } from './places';

/** Ends the shell's build: everything compressed, and `shell.json` about it. */
export class ShellManifestPlugin {
  constructor(private readonly version: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ShellManifestPlugin', ({ outputOptions, errors, assets, entrypoints }) => {
      const folder = outputOptions.path;
      if (errors.length > 0 || folder === undefined) return;
      const first = entrypoints.get('main')?.getFiles() ?? [];
      const rest = Object.keys(assets).filter((path) => !first.includes(path));
      const describe = (paths: readonly string[]) => paths.map((path) => describeFile(folder, path));
      const manifest: ShellManifest = {
        version: this.version,
        styles: describe(first.filter((path) => path.endsWith('.css'))),
        scripts: describe(first.filter((path) => path.endsWith('.js'))),
        files: describe(rest.sort()),
        themeScript: themeScript(),
      };
      writeFileSync(join(folder, 'shell.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    });
  }
}

export function themeScript(): string {
  return readFileSync(join(kit, 'preset/theme-script.js'), 'utf8').trim();
}
