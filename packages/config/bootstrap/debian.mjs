/** Programs that tests need beside Node: found on the path, or installed where the machine is a Debian and we may. */
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export function find({ commands, folders = [] }) {
  // Servers stand in sbin, which is not on everybody's path.
  const all = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', ...folders];
  return commands.flatMap((command) => all.map((folder) => join(folder, command))).find(isProgram);
}

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Only on Debian and its kin, and only for root. */
const mayInstallHere = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const env = () => ({ ...process.env, DEBIAN_FRONTEND: 'noninteractive' });
const update = ['update', '-q'];
const bring = (packages) => ['install', '-y', '-q', '--no-install-recommends', ...packages];

export function install(...packages) {
  if (!mayInstallHere()) return;
  console.log(`Installing ${packages.join(', ')} …`);
  for (const words of [update, bring(packages)])
    spawnSync('apt-get', words, { stdio: 'inherit', env: env() });
}

/**
 * The same while something else runs, in one program of its own: what runs meanwhile may hold this one. Returns once it is
 * done, also where it failed; only what goes wrong is shown.
 */
export async function installMeanwhile(packages) {
  if (packages.length === 0 || !mayInstallHere()) return;
  console.log(`Installing ${packages.join(', ')} meanwhile …`);
  const words = ['-c', `apt-get ${update.join(' ')}; apt-get "$@"`, 'install', ...bring(packages)];
  const run = spawn('sh', words, { stdio: ['ignore', 'ignore', 'inherit'], env: env() });
  await new Promise((done) => run.on('close', done).on('error', done));
}
