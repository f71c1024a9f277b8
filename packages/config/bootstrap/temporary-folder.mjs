import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { end } from './run.mjs';

/** Linux keeps what is written here in memory. */
const MEMORY = '/dev/shm';
/** Bytes: a run's databases take at most half of the room, and workers and browsers must fit beside them. */
const ROOM = { there: 6 * 2 ** 30, free: 12 * 2 ** 30 };

/** A run makes hundreds of databases, each waiting for the disk: in memory it takes half of the system's time. */
function place() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM.there && freemem() >= ROOM.free ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Gives everything that this process starts a temporary folder of its own, gone with the process, so that it shows
 * what a step leaves behind whatever else the machine is doing.
 * @param {{ inMemory?: boolean }} options whether it may lie in memory: not where what a disk does is tried
 * @returns {() => string[]} takes away and names what lies there
 */
export function ownTemporaryFolder({ inMemory = false } = {}) {
  const folder = mkdtempSync(join(inMemory ? place() : tmpdir(), 'nestwell-run-'));
  // A database server that root starts becomes its own user, who must reach its data below.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  // Where Node can, TypeScript has it keep compiled code there, for the next run.
  process.env.NODE_DISABLE_COMPILE_CACHE = '1';
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(signal));
  return () => {
    const left = readdirSync(folder);
    for (const name of left) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
    return left;
  };
}
