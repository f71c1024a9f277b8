import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@nestwell/contracts/delivery';
import { filesOf, isIntact, type Built } from './build';
import { agreementPath, manifestPath, versionFolder } from './places';
import { mapFolder, sourceMapPath } from './source-maps';
import { FolderStorage } from './storage/folder-storage';
import type { Storage } from './storage/storage';
import { styleProblems } from './style-problems';

/** What the build leaves beside a file: the same, compressed. */
const VARIANTS = ['', '.br', '.gz'];

/**
 * Puts a built version where it is served from. A version's bytes never change once they are out: the same build
 * again is fine, another one under the same version throws, and so does a build that its manifest does not describe,
 * or whose style sheets reach beyond the module.
 */
export async function publish(storage: Storage, built: Built<RemoteManifest>): Promise<void> {
  const { folder, manifest } = built;
  const { id, version } = manifest;
  if (!(await isIntact(built))) throw new Error(`${id} ${version} is not what its remote.json says`);
  const there = await storage.read(manifestPath(id, version));
  if (there !== undefined) {
    const known = JSON.parse(there.toString()) as RemoteManifest;
    if (known.entry.integrity === manifest.entry.integrity) return;
    throw new Error(`${id} ${version} is released already, with other bytes`);
  }
  await refuseLeakingStyles(built);
  for (const { path } of filesOf(manifest)) {
    for (const variant of VARIANTS) {
      const file = join(folder, path + variant);
      if (existsSync(file))
        await storage.create(versionFolder(id, version) + path + variant, await readFile(file));
    }
  }
  const agreement = join(folder, 'agreement.json');
  if (existsSync(agreement)) await storage.create(agreementPath(id, version), await readFile(agreement));
  await publishMaps(storage, built);
  // Last: whoever finds it finds everything it names.
  await storage.create(manifestPath(id, version), await readFile(join(folder, 'remote.json')));
}

async function refuseLeakingStyles({ folder, manifest }: Built<RemoteManifest>): Promise<void> {
  const { id, version, scope } = manifest;
  for (const { path } of filesOf(manifest)) {
    if (!path.endsWith('.css')) continue;
    const [problem] = styleProblems(await readFile(join(folder, path), 'utf8'), scope);
    if (problem !== undefined) throw new Error(`${id} ${version} is not released: in ${path}, ${problem}`);
  }
}

/** Source maps lie apart from the files of the version, which are served. */
async function publishMaps(storage: Storage, { folder, manifest }: Built<RemoteManifest>): Promise<void> {
  const build = new FolderStorage(folder);
  for (const path of await build.list(mapFolder)) {
    const script = path.slice(mapFolder.length).replace(/\.map$/, '');
    const bytes = await build.read(path);
    if (bytes) await storage.create(sourceMapPath(manifest.id, manifest.version, script), bytes);
  }
}
