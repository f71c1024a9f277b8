import { gateFolder, lookFolder, marksFolder } from './places';
import type { Storage } from './storage/storage';

/**
 * Removes what was noted of versions that are not there: of those that `removed` names, and older notes of any other.
 * What has passed its gate and is not released yet keeps its pass.
 */
export async function pruneNotes(
  storage: Storage,
  { removed, keptSince }: { removed: readonly string[]; keptSince: Date },
): Promise<void> {
  const released = new Set((await storage.list('r/')).map(versionOfFile));
  const folders = await Promise.all([gateFolder, lookFolder, marksFolder].map((it) => storage.list(it)));
  for (const path of folders.flat()) {
    const version = versionOfNote(path);
    if (released.has(version)) continue;
    if (removed.includes(version) || (await isOlder(storage, path, keptSince))) await storage.remove(path);
  }
}

/** `tea/v1` of `r/tea/v1/entry.js`. */
const versionOfFile = (path: string) => path.split('/').slice(1, 3).join('/');
/** `tea/v1` of `gates/tea/v1.json` and `marks/production/tea/v1.json`. */
const versionOfNote = (path: string) =>
  path
    .replace(/\.json$/, '')
    .split('/')
    .slice(-2)
    .join('/');

async function isOlder(storage: Storage, path: string, since: Date): Promise<boolean> {
  const bytes = await storage.read(path);
  try {
    const { at } = JSON.parse(bytes?.toString() ?? '') as { at?: string };
    return !(new Date(at ?? 0) >= since);
  } catch {
    // What cannot be read says nothing of anybody.
    return true;
  }
}
