import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { createJiti } from 'jiti';
import { repository } from '../places';

/** A workspace's own `rspack.config.ts`. */
export async function loadConfig(folder: string): Promise<Configuration> {
  const jiti = createJiti(import.meta.url, { fsCache: join(repository, '.build/jiti') });
  return jiti.import<Configuration>(join(folder, 'rspack.config.ts'), { default: true });
}
