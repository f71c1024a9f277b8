import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The checkout around a folder, or the folder itself where there is none (a deployment of built files). */
export function siteAround(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'pnpm-workspace.yaml'))) return at;
    if (dirname(at) === at) return folder;
  }
}
