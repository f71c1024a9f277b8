import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { packages, remoteIds, repository } from '@nestwell/build/places';

/** Builds a module for production, in a process of its own. Throws where it does not build. */
export function buildArea(id: string): void {
  if (!remoteIds().includes(id)) {
    throw new Error(`There is no mfe-${id}; there are ${remoteIds().join(', ')}`);
  }
  build('build/bin/build.mjs', id);
}

/** The whole site, as far as something changed: a module is tried in it. */
export const buildEverything = () => build('config/bootstrap/build-named.mjs');

function build(command: string, ...names: string[]): void {
  const { status } = spawnSync(process.execPath, [join(packages, command), ...names], {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${names[0] ?? 'The site'} does not build: the output above says why`);
}
