import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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
import type { RemoteDeclaration } from '../declaration/define-remote';
import { agreementOfRemote } from './agreement/agreement';
import { buildServer } from './build-server';
import { describeFile } from './built-file';
import { HASHES, splitHashes } from './late-hashes';
import { problemsOf } from './check-declarations';
import { chunksOf, type Chunk } from './chunks';
import { offlineFilesOf, onceOpenedOf } from './offline-chunks';
import { pageScriptsOf, pageStylesOf } from './page-files';
import { folderOfRemote, kit, remoteIds } from './places';
import { readDeclaration } from './read-declaration';
import { librariesOf } from './shared-libraries';

/** Where its files lie on the site. */
const placeOf = ({ id, version }: RemoteBuild) => `/r/${id}/${version}/`;

const EXPOSED_CHUNK = '__federation_expose_remote';
const LATER = `${HASHES}.js`;

interface RemoteBuild {
  id: string;
  version: string;
  scope: string;
}

/** Ends a remote's build: one file for entry and widgets, everything compressed, and what it is and relies on. */
export class RemoteManifestPlugin {
  constructor(private readonly build: RemoteBuild) {}

  apply(compiler: Compiler): void {
    compiler.hooks.beforeCompile.tapPromise('RemoteManifestPlugin', () => this.check());
    compiler.hooks.afterEmit.tapPromise('RemoteManifestPlugin', async (compilation) => {
      const { outputOptions, errors, assets } = compilation;
      if (errors.length > 0 || outputOptions.path === undefined) return;
      await this.write(outputOptions.path, Object.keys(assets), chunksOf(compilation));
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
    const entry = joinEntry(folder, assets, this.build.scope);
    const rest = [...assets.filter((path) => !entry.joined.includes(path)), LATER].sort();
    const isWidgetStyle = (path: string) => path.startsWith(EXPOSED_CHUNK) && path.endsWith('.css');
    const manifest: RemoteManifest = {
      ...this.build,
      server: await this.serverBuild(folder),
      contract: declaration.contract,
      owner: declaration.owner,
      builtWith: librariesOf(folderOfRemote(this.build.id)),
      entry: describeFile(folder, entry.path),
      css: rest.filter(isWidgetStyle).map((path) => describeFile(folder, path)),
      files: rest.filter((path) => !isWidgetStyle(path)).map((path) => describeFile(folder, path)),
      pageStyles: pageStylesOf(declaration, chunks),
      pageScripts: pageScriptsOf(declaration, chunks),
      pages: declaration.pages.map(pageEntry),
      widgets: declaration.widgets.map(widgetEntry),
      ...offersOf(declaration),
      ...offlineFiles(declaration.offline, offlineFilesOf(declaration, chunks)),
      ...onceOpenedOf(declaration, chunks),
    };
    writeFileSync(join(folder, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    writeFileSync(join(folder, 'agreement.json'), JSON.stringify(await agreementOfRemote(this.build.id)));
  }

  private serverBuild(dist: string): Promise<BuiltFile> {
    const { id, scope } = this.build;
    const build = { entry: 'src/remote.tsx', layer: 'remote', uniqueName: scope } as const;
    return buildServer({ ...build, folder: folderOfRemote(id), publicPath: placeOf(this.build) }, dist);
  }
}

/**
 * The exposed chunk registers itself in the remote's chunk list, which the entry reads when it starts: put before
 * the entry it is already there, and Home's widgets cost one request instead of two in a row. It stands in a function
 * of its own, so that its strictness is its own wherever it is put.
 */
function joinEntry(folder: string, assets: readonly string[], scope: string) {
  const script = (prefix: string) => assets.find((path) => path.startsWith(prefix) && path.endsWith('.js'));
  const container = script('remoteEntry.');
  const exposed = script(EXPOSED_CHUNK);
  if (!container || !exposed) throw new Error('The build has no remoteEntry or no exposed chunk');
  const joined = [exposed, container];
  const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');
  const split = splitHashes(textOf(container), scope, EXPOSED_CHUNK);
  writeFileSync(join(folder, LATER), split.hashes);
  const source = `(()=>{${textOf(exposed)}\n})();\n${split.container}`;
  for (const path of joined) rmSync(join(folder, path));
  const path = `remoteEntry.${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(folder, path), source);
  return { path, joined };
}

/** Nothing that comes later is run without its hash. */
const offlineFiles = (offline: RemoteDeclaration['offline'], files: readonly string[]) =>
  offline || files.length > 0 ? { offlineFiles: [LATER, ...files] } : {};

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
