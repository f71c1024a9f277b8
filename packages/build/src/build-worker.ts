import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { baseConfig } from './base-config';
import { compile } from './compile';
import { repository } from './places';

/** Where the shell's build has it: browsers ask for it at the top of the site. */
export const WORKER = 'top/sw.js';

const folder = join(repository, 'shell');

function workerConfig(): Configuration {
  const base = baseConfig({ folder, name: 'worker', development: false, layer: 'shell' });
  return {
    ...base,
    target: ['webworker', 'es2022'],
    entry: { sw: './src/offline/worker/worker.ts' },
    output: { path: join(folder, '.build/worker'), clean: true, filename: 'sw.js' },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [],
  };
}

/** The site's service worker: a script of its own that shares nothing with the page. */
export async function buildWorker(dist: string): Promise<void> {
  await compile(workerConfig());
  mkdirSync(join(dist, dirname(WORKER)), { recursive: true });
  copyFileSync(join(folder, '.build/worker/sw.js'), join(dist, WORKER));
}
