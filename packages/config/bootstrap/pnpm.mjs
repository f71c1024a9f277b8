import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../repository.mjs';

const pinned = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')).packageManager.split(
  '@',
)[1];

/** npm hands its own settings to what it starts; pnpm would take them for its own. */
export function withoutNpmSettings(environment = process.env) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !/^npm_/i.test(name)));
}

function hasPinned() {
  const { status, stdout } = spawnSync('pnpm', ['--version'], {
    cwd: repository,
    env: withoutNpmSettings(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 && stdout.trim() === pinned;
}

const pinnedCommand = () => (hasPinned() ? ['pnpm'] : ['npx', '--yes', `pnpm@${pinned}`]);

const settings = () => ({
  cwd: repository,
  env: withoutNpmSettings(),
  shell: process.platform === 'win32',
});

/** Runs the pinned pnpm: the machine's own where it is that version, else one fetched by npx. */
export function pnpm(...args) {
  const [command, ...first] = pinnedCommand();
  return spawnSync(command, [...first, ...args], { ...settings(), stdio: 'inherit' }).status === 0;
}

/** What the pinned pnpm prints; throws with its words where it fails. */
export function printedByPnpm(...args) {
  const [command, ...first] = pinnedCommand();
  const options = { ...settings(), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
  const { status, stdout, stderr } = spawnSync(command, [...first, ...args], options);
  if (status !== 0) throw new Error(`pnpm ${args.join(' ')} failed: ${stdout}${stderr}`);
  return stdout;
}
