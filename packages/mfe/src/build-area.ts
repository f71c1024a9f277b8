import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { remoteIds, repository } from '@nestwell/remote-kit/preset/places';

/** Builds a module for production, in a process of its own. Throws where it does not build. */
export async function buildArea(id: string): Promise<void> {
  if (!remoteIds().includes(id)) {
    throw new Error(`There is no mfe-${id}; there are ${remoteIds().join(', ')}`);
  }
  const command = join(repository, 'packages/remote-kit/bin/build.mjs');
  const { status } = spawnSync(process.execPath, [command, id], {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${id} does not build: the output above says why`);
}
