import { chmod, lstat, mkdir, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';

/** What the site itself keeps in its data folder; nothing else there is changed. */
const OWN = /^(nestwell\.sqlite|\.?secrets|releases$)/;
const GROUP_AND_OTHERS = 0o077;

/**
 * Takes the data folder and what the site keeps in it away from other accounts of the machine, also where an earlier
 * version made it wider. Returns what stays readable by others, because it belongs to another account.
 */
export async function makePrivate(dataDir: string): Promise<string[]> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Windows has no such modes.
  if (process.platform === 'win32') return [];
  const folder = await realpath(dataDir);
  const wasOpen = await isWide(folder);
  const wide = await narrow(folder);
  for (const name of await readdir(folder)) {
    if (!OWN.test(name)) continue;
    const path = join(folder, name);
    wide.push(...(await narrow(path)));
    // Behind a folder that was closed nobody reached the released files, of which there may be many.
    if (wasOpen && name === 'releases') wide.push(...(await narrowBelow(path)));
  }
  return wide;
}

async function narrowBelow(folder: string): Promise<string[]> {
  const wide: string[] = [];
  for (const name of await readdir(folder, { recursive: true }).catch(() => []))
    wide.push(...(await narrow(join(folder, name))));
  return wide;
}

async function narrow(path: string): Promise<string[]> {
  try {
    const found = await lstat(path);
    if (found.isSymbolicLink() || (found.mode & GROUP_AND_OTHERS) === 0) return [];
    await chmod(path, found.mode & 0o700);
    return [];
  } catch (error) {
    // Of two instances that start at once, one may just have removed it.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? [] : [path];
  }
}

const isWide = async (path: string) => ((await lstat(path)).mode & GROUP_AND_OTHERS) !== 0;
