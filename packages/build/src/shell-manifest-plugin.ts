import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import type { ShellManifest } from '@nestwell/contracts/delivery';
import { isSourceMap } from '@nestwell/releases/source-maps';
import { agreementOfShell } from './agreement/agreement';
import { buildRecorder } from './build-recorder';
import { buildServer } from './build-server';
import { buildWorker, WORKER } from './build-worker';
import { describeFile } from './built-file';
import { kit, repository } from './places';
import { lentLibraries, librariesOf } from './shared-libraries';
import { themeScript } from './theme-text';

/** The entry of the shell's `@font-face` rules: documents bring them inline, so that no later sheet sets the text anew. */
export const FONT_FACES = 'font-faces';

const fontFacesIn = (folder: string, files: readonly string[]) =>
  files
    .filter((path) => path.endsWith('.css'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('');

/** The shell as it renders pages on the server. */
const renderer = {
  folder: join(repository, 'shell'),
  entry: 'src/ssr/render-page.tsx',
  layer: 'shell',
  uniqueName: 'shell',
  publicPath: '/shell/',
} as const;

/** Ends the shell's build: everything compressed, and what it is and relies on. */
export class ShellManifestPlugin {
  constructor(private readonly version: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('ShellManifestPlugin', async (compilation) => {
      const { outputOptions, errors, assets, entrypoints } = compilation;
      const folder = outputOptions.path;
      if (errors.length > 0 || folder === undefined) return;
      const first = entrypoints.get('main')?.getFiles() ?? [];
      await buildWorker(folder);
      const faces = entrypoints.get(FONT_FACES)?.getFiles() ?? [];
      const rest = [...Object.keys(assets), WORKER].filter(
        (path) => ![...first, ...faces].includes(path) && !isSourceMap(path),
      );
      const describe = (paths: readonly string[]) => paths.map((path) => describeFile(folder, path));
      const manifest: ShellManifest = {
        version: this.version,
        server: await buildServer({ ...renderer, define: lentLibraries() }, folder),
        styles: describe(first.filter((path) => path.endsWith('.css'))),
        scripts: describe(first.filter((path) => path.endsWith('.js'))),
        files: describe(rest.sort()),
        offlineFiles: rest.filter(isForOffline),
        lends: librariesOf(kit),
        themeScript: themeScript(),
        recordScript: await buildRecorder(),
        faces: fontFacesIn(folder, faces),
      };
      writeFileSync(join(folder, 'shell.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      writeFileSync(join(folder, 'agreement.json'), JSON.stringify(await agreementOfShell()));
    });
  }
}

/**
 * What opens later, and fonts; not the team's own page, what listens to the server, what only keys open, nor what browsers
 * ask for by themselves, nor drawings and an iPhone's first picture, which may be missing, nor what hangs beside a button: a sheet stands in for it. The italic is kept once she has met it.
 */
const isForOffline = (path: string) =>
  !/^(top\/|src_(platform|in-step|keys|installed)_|packages_ui_src_(art_drawings|layers_floating-layers)_)|dropdown-menu|-italic\./.test(
    path,
  );
