import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest, ShellManifest } from '@nestwell/contracts/delivery/server';
import { builtRemote, type Built } from '@nestwell/releases';

/** The remotes that are built in a checkout: `mfe-<id>/dist` with its `remote.json`. */
export async function builtRemotes(siteDir: string): Promise<Built<RemoteManifest>[]> {
  const names = (await readdir(siteDir)).filter((name) => name.startsWith('mfe-')).sort();
  const found = await Promise.all(names.map((name) => builtRemote(join(siteDir, name, 'dist'))));
  return found.filter((remote) => remote !== undefined);
}

export async function builtShell(siteDir: string): Promise<Built<ShellManifest> | undefined> {
  const folder = join(siteDir, 'shell/dist');
  const file = join(folder, 'shell.json');
  if (!existsSync(file)) return undefined;
  return { folder, manifest: JSON.parse(await readFile(file, 'utf8')) as ShellManifest };
}
