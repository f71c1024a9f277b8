import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { APPS, PACKAGES, repository } from '../repository.mjs';
import { hashOf, remember, remembered } from './inputs.mjs';
import { pnpm } from './pnpm.mjs';

/** Installs exactly what the lockfile says; does nothing where that stands already, so that it works offline. */
export function installWorkspace() {
  const manifests = ['.', ...APPS, ...PACKAGES].map((folder) => join(folder, 'package.json'));
  const wanted = hashOf(['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]);
  if (remembered('install') === wanted && existsSync(join(repository, 'node_modules/.modules.yaml'))) return;

  console.log('Installing libraries …');
  if (!pnpm('install', '--frozen-lockfile')) {
    console.error('\nThe libraries could not be installed: the output above says why.');
    process.exit(1);
  }
  remember('install', wanted);
}
