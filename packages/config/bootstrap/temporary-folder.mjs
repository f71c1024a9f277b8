import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end } from './run.mjs';

/**
 * Gives everything that this process starts a temporary folder of its own, gone with the process, so that it shows
 * what a step leaves behind whatever else the machine is doing.
 * @returns {() => string[]} takes away and names what lies there
 */
export function ownTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'nestwell-run-'));
  // A database server that root starts becomes its own user, who must reach its data below.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(signal));
  return () => {
    const left = readdirSync(folder);
    for (const name of left) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
    return left;
  };
}
