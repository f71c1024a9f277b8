import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  BuiltFile,
  Release,
  ReleasedFile,
  RemoteManifest,
  ServerRelease,
} from '@nestwell/contracts/delivery';
import { asDeclaredToday } from './former-pages';
import { versionFolder } from './places';
import { isVouched } from './vouched';

export interface Built<M> {
  /** The folder that holds the manifest and its files. */
  folder: string;
  manifest: M;
}

/** What is built in a folder; undefined where nothing is. */
export async function builtRemote(folder: string): Promise<Built<RemoteManifest> | undefined> {
  const file = join(folder, 'remote.json');
  if (!existsSync(file)) return undefined;
  return { folder, manifest: JSON.parse(await readFile(file, 'utf8')) as RemoteManifest };
}

/** Whether every file on disk has the bytes that the manifest promises. */
export async function isIntact({ folder, manifest }: Built<RemoteManifest>): Promise<boolean> {
  const whole = await Promise.all(
    filesOf(manifest).map(async ({ path, integrity }) => {
      const file = join(folder, path);
      return existsSync(file) && isVouched(await readFile(file), integrity);
    }),
  );
  return whole.every(Boolean);
}

export const filesOf = ({ entry, server, css, files }: RemoteManifest): BuiltFile[] => [
  entry,
  ...(server ? [server] : []),
  ...css,
  ...files,
];

export const namedFiles = ({ files }: RemoteManifest, paths: readonly string[]): BuiltFile[] =>
  paths.flatMap((path) => files.find((file) => file.path === path) ?? []);

function pageFilesOf(
  { pageStyles, pageScripts, files }: RemoteManifest,
  released: (file: BuiltFile) => ReleasedFile,
): Pick<ServerRelease, 'styles' | 'scripts'> {
  const fileAt = new Map(files.map((file) => [file.path, released(file)]));
  const filesAt = (pages: Record<string, string[]>): Record<string, ReleasedFile[]> =>
    Object.fromEntries(
      Object.entries(pages).map(([path, named]) => [path, named.flatMap((file) => fileAt.get(file) ?? [])]),
    );
  return {
    ...(pageStyles && { styles: filesAt(pageStyles) }),
    ...(pageScripts && { scripts: filesAt(pageScripts) }),
  };
}

/** What a registry says of a built version. */
export function releaseOf(manifest: RemoteManifest): Release {
  const { id, version, scope, contract, pages, widgets, owner, builtWith } = manifest;
  const { offline, shortcuts, commands } = manifest;
  const released = ({ path, integrity }: BuiltFile) => ({
    url: `/${versionFolder(id, version)}${path}`,
    integrity,
  });
  return asDeclaredToday({
    version,
    scope,
    entry: released(manifest.entry),
    ...(manifest.entryChunks && { entryChunks: namedFiles(manifest, manifest.entryChunks).map(released) }),
    css: manifest.css.map(released),
    ...(manifest.server && { server: { ...released(manifest.server), ...pageFilesOf(manifest, released) } }),
    pages,
    widgets,
    contract,
    ...(owner !== undefined && { owner }),
    ...(builtWith && { builtWith }),
    ...(offline && { offline }),
    ...(shortcuts && { shortcuts }),
    ...(commands && { commands }),
  });
}
