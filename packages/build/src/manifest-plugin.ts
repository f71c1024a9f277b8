import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import {
  foreignLibraries,
  type BuiltFile,
  type BuildOffers,
  type PageEntry,
  type RemoteManifest,
  type WidgetEntry,
} from '@nestwell/contracts/delivery';
import type { RemoteDeclaration } from '@nestwell/remote-kit/declaration/define-remote';
import { isSourceMap } from '@nestwell/releases/source-maps';
import { agreementOfRemote } from './agreement/agreement';
import { buildServer } from './build-server';
import { describeFile } from './built-file';
import { EXPOSED_CHUNK } from './federation';
import { problemsOf } from './check-declarations';
import { chunksOf, type Chunk } from './chunks';
import { offlineFilesOf, onceOpenedOf } from './offline-chunks';
import { pageScriptsOf, pageStylesOf } from './page-files';
import { folderOfRemote, kit, remoteIds } from './places';
import { readDeclaration } from './read-declaration';
import { librariesOf } from './shared-libraries';

/** Where its files lie on the site. */
const placeOf = ({ id, version }: RemoteBuild) => `/r/${id}/${version}/`;

interface RemoteBuild {
  id: string;
  version: string;
  scope: string;
}

/** Ends a remote's build: everything compressed, and what it is and relies on. */
export class RemoteManifestPlugin {
  constructor(private readonly build: RemoteBuild) {}

  apply(compiler: Compiler): void {
    compiler.hooks.beforeCompile.tapPromise('RemoteManifestPlugin', () => this.check());
    compiler.hooks.afterEmit.tapPromise('RemoteManifestPlugin', async (compilation) => {
      const { outputOptions, errors, assets } = compilation;
      if (errors.length > 0 || outputOptions.path === undefined) return;
      const files = Object.keys(assets).filter((path) => !isSourceMap(path));
      await this.write(outputOptions.path, files, chunksOf(compilation));
    });
  }

  /** A route or slot that two remotes claim would only show in the browser: it fails the build instead. */
  private async check(): Promise<void> {
    const declarations = await Promise.all(remoteIds().map((id) => readDeclaration(folderOfRemote(id))));
    const { id } = this.build;
    const foreign = foreignLibraries(librariesOf(folderOfRemote(id)), librariesOf(kit));
    const problems = [...problemsOf(declarations), ...foreign.map((what) => `${id} would not load: ${what}`)];
    if (problems.length > 0) throw new Error(problems.join('\n'));
  }

  private async write(folder: string, assets: readonly string[], chunks: readonly Chunk[]): Promise<void> {
    const declaration = await readDeclaration(folderOfRemote(this.build.id));
    const entry = assets.find((path) => path.startsWith('remoteEntry.'));
    if (entry === undefined) throw new Error('The build has no remoteEntry');
    const rest = assets.filter((path) => path !== entry).sort();
    const isExposed = (path: string) => path.startsWith(EXPOSED_CHUNK);
    const isWidgetStyle = (path: string) => isExposed(path) && path.endsWith('.css');
    const manifest: RemoteManifest = {
      ...this.build,
      server: await this.serverBuild(folder),
      contract: declaration.contract,
      owner: declaration.owner,
      builtWith: librariesOf(folderOfRemote(this.build.id)),
      entry: describeFile(folder, entry),
      entryChunks: rest.filter((path) => isExposed(path) && path.endsWith('.js')),
      css: rest.filter(isWidgetStyle).map((path) => describeFile(folder, path)),
      files: rest.filter((path) => !isWidgetStyle(path)).map((path) => describeFile(folder, path)),
      pageStyles: pageStylesOf(declaration, chunks),
      pageScripts: pageScriptsOf(declaration, chunks),
      pages: declaration.pages.map(pageEntry),
      widgets: declaration.widgets.map(widgetEntry),
      ...offersOf(declaration),
      ...offlineFiles(offlineFilesOf(declaration, chunks)),
      ...onceOpenedOf(declaration, chunks),
    };
    writeFileSync(join(folder, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    writeFileSync(join(folder, 'agreement.json'), JSON.stringify(await agreementOfRemote(this.build.id)));
  }

  private serverBuild(dist: string): Promise<BuiltFile> {
    const { id, scope } = this.build;
    const folder = folderOfRemote(id);
    const build = { entry: serverEntryOf(folder), layer: 'remote', uniqueName: scope } as const;
    return buildServer({ ...build, folder, publicPath: placeOf(this.build) }, dist);
  }
}

/** The declaration with the queries that its pages declare; a module without queries has the declaration alone. */
const serverEntryOf = (folder: string) =>
  existsSync(join(folder, 'src/server.ts')) ? 'src/server.ts' : 'src/remote.tsx';

const offlineFiles = (files: string[]) => (files.length > 0 ? { offlineFiles: files } : {});

const offersOf = ({ offline, shortcuts, commands }: RemoteDeclaration): BuildOffers => ({
  ...(offline && { offline: [...offline] }),
  ...(shortcuts && { shortcuts: [...shortcuts] }),
  ...(commands && { commands: [...commands] }),
});

export function pageEntry({ load, ...page }: RemoteDeclaration['pages'][number]): PageEntry {
  return page;
}

export function widgetEntry({ slot, height }: RemoteDeclaration['widgets'][number]): WidgetEntry {
  return { slot, height };
}
