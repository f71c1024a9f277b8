import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's root, three folders above this package's `src`. */
export const repository = resolve(import.meta.dirname, '../../../..');

export const kit = resolve(import.meta.dirname, '..');

/** Ids of all remotes, from their folders `mfe-<id>`. */
export function remoteIds(): string[] {
  return readdirSync(repository)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(repository, name, 'src/remote.tsx')))
    .map((name) => name.slice('mfe-'.length))
    .sort();
}

export const folderOfConfig = (configUrl: string) => dirname(fileURLToPath(configUrl));

export const idOfFolder = (folder: string) => basename(folder).replace(/^mfe-/, '');

export const folderOfRemote = (id: string) => join(repository, `mfe-${id}`);
