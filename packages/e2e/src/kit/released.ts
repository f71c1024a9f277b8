import { existsSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const copies = join(import.meta.dirname, '../../../../.build/released');
const PATIENCE = 5000;

/** Where what the first site of this worker released lies. */
let first: Promise<string> | undefined;

/**
 * A site that starts with nothing releases the whole build and puts its entries together, which is a third of its start:
 * those after the first find it done, as one that starts again does.
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
  // What is not put together by then each site makes for itself, as it would without any of this.
  for (const until = Date.now() + PATIENCE; Date.now() < until; await wait(50)) {
    const files = await readdir(join(released, 'r'), { recursive: true });
    if (files.some((file) => /^_together.*\.js$/.test(file))) break;
  }
  await mkdir(copies, { recursive: true });
  const copy = await mkdtemp(join(copies, 'copy-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  await cp(released, copy, { recursive: true });
  return copy;
}
