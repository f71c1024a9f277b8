import { existsSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';

const copies = join(import.meta.dirname, '../../../../.build/released');

/** Where what the first site of this worker released lies. */
let first: Promise<string> | undefined;

/**
 * A site that starts with nothing releases the whole build, which is a third of its start: those after the first find it
 * done, as one that starts again does.
 */
export async function asReleased(folder: string): Promise<void> {
  if (first) await cp(await first, join(folder, 'releases'), { recursive: true });
}

/** Keeps what a fresh site has released, before any test has released more; once in each worker. */
export async function keepReleased(folder: string): Promise<void> {
  const released = join(folder, 'releases');
  if (first || !existsSync(released)) return;
  first = copyOf(released);
  await first;
}

async function copyOf(released: string): Promise<string> {
  await mkdir(copies, { recursive: true });
  const copy = await mkdtemp(join(copies, 'copy-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  await cp(released, copy, { recursive: true });
  return copy;
}
