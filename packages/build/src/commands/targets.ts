import { join } from 'node:path';
import { folderOfRemote, remoteIds, repository } from '../places';

export interface Target {
  id: string;
  folder: string;
}

export const shellTarget: Target = { id: 'shell', folder: join(repository, 'shell') };

/** The named ones, else the shell and every remote. Throws naming what there is. */
export function targetsFrom(names: readonly string[]): Target[] {
  const all = [shellTarget, ...remoteIds().map((id) => ({ id, folder: folderOfRemote(id) }))];
  if (names.length === 0) return all;
  return names.map((name) => {
    const found = all.find(({ id }) => id === name.replace(/^mfe-/, ''));
    if (!found) throw new Error(`There is no ${name}; there are ${all.map(({ id }) => id).join(', ')}`);
    return found;
  });
}
