import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Site } from './site';

const command = join(dirname(fileURLToPath(import.meta.url)), '../../../../services/dist/cli/grant-admin.js');

/** Makes somebody registered an admin, as `pnpm --filter services grant-admin` does. */
export async function grantAdmin(site: Site, email: string): Promise<void> {
  await promisify(execFile)(process.execPath, [command, email], {
    env: { ...process.env, DATA_DIR: site.folder, LOG_LEVEL: 'error' },
  });
}
