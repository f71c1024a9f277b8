import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where this package and the others stand: `packages` of the workspace, or among what a repository has installed. */
export const packages = resolve(import.meta.dirname, '../..');

const installed = packages.lastIndexOf(`${sep}node_modules${sep}`);

/** Whether this is a team's own repository, which has the packages installed and neither shell nor services. */
export const isOutside = installed !== -1;

/** The root of the workspace, or of the repository that has the packages installed. */
export const repository = isOutside ? packages.slice(0, installed) : dirname(packages);

/** The sources of `remote-kit`, which the shell lends to remotes. */
export const kit = join(packages, 'remote-kit/src');

/** The folder of this package. */
export const buildPackage = resolve(import.meta.dirname, '..');

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
