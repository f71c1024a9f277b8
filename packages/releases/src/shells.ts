import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ShellManifest } from '@nestwell/contracts/delivery';
import type { Built } from './build';
import { shellFolder, shownShellsPath } from './places';
import { isSourceMap } from './source-maps';
import type { Storage } from './storage/storage';

/** Versions of the shell that browsers of one environment may run: what it shows, and what it showed before. */
export interface ShownShells {
  current: string;
  lastGood?: string;
}

/** Remembers a shell that an environment shows, with its bytes: modules are tried in it before they are released. */
export async function keepShell(
  storage: Storage,
  environment: string,
  { folder, manifest: { version } }: Built<ShellManifest>,
): Promise<void> {
  const before = await shownShells(storage, environment);
  if (before?.current === version) return;
  const entries = await readdir(folder, { recursive: true });
  const isKept = (path: string) => /\.(?!br|gz)\w+$/.test(path) && !isSourceMap(path);
  for (const path of entries.filter(isKept)) {
    await storage.create(shellFolder(version) + path, await readFile(join(folder, path)));
  }
  const shown: ShownShells = { current: version, lastGood: before?.current };
  await storage.put(shownShellsPath(environment), Buffer.from(JSON.stringify(shown)));
}

/** Undefined where no shell was ever shown. */
export async function shownShells(storage: Storage, environment: string): Promise<ShownShells | undefined> {
  const bytes = await storage.read(shownShellsPath(environment));
  return bytes && (JSON.parse(bytes.toString()) as ShownShells);
}

/** Copies what lies below a folder of the storage (with its slash) to a folder of this machine. */
export async function copyVersion(storage: Storage, from: string, to: string): Promise<void> {
  for (const path of await storage.list(from)) {
    const file = join(to, path.slice(from.length));
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, (await storage.read(path)) ?? '', { mode: 0o600 });
  }
}
