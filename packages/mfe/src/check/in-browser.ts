import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { copyVersion, shellFolder, versionFolder, type Storage } from '@nestwell/releases';
import { folderOfRemote, repository } from '@nestwell/remote-kit/preset/places';
import type { LiveEnvironments } from './live';

/** The module in this checkout's shell: its pages under axe, and every way of breaking it. */
export const problemsHere = (id: string) => problemsOf(id, ['sabotage', 'module']);

/** The module in a shell that browsers run elsewhere, between the modules that are current there. */
export async function problemsIn(
  id: string,
  shell: LiveEnvironments['shells'][number],
  { storage, versions }: { storage: Storage } & Pick<LiveEnvironments, 'versions'>,
): Promise<string[]> {
  const site = join(repository, '.build/check', shell.version);
  rmSync(site, { recursive: true, force: true });
  await copyVersion(storage, shellFolder(shell.version), join(site, 'shell/dist'));
  for (const other of versions) {
    if (other.where !== shell.environment || other.id === id) continue;
    const folder = join(site, `mfe-${other.id}/dist`);
    await copyVersion(storage, versionFolder(other.id, other.version), folder);
  }
  mkdirSync(join(site, `mfe-${id}`), { recursive: true });
  symlinkSync(join(folderOfRemote(id), 'dist'), join(site, `mfe-${id}/dist`));
  return problemsOf(id, ['module'], { SITE_DIR: site });
}

/** Runs browser tests of `packages/e2e` that take the module to check from `VICTIM`; returns what failed. */
function problemsOf(id: string, names: readonly string[], env: NodeJS.ProcessEnv = {}): string[] {
  const folder = join(repository, 'packages/e2e');
  const playwright = join(folder, 'node_modules/@playwright/test/cli.js');
  const files = names.map((name) => `src/platform/${name}.e2e.ts`);
  // One more at once than there are processors, since tests also wait; a busy machine gets a second try.
  const words = ['test', ...files, '--reporter=line', '--workers=3', '--retries=1'];
  const { status, stdout } = spawnSync(process.execPath, [playwright, ...words], {
    cwd: folder,
    env: { ...process.env, VICTIM: id, PWTEST_CACHE_DIR: join(repository, '.build/playwright'), ...env },
    maxBuffer: 1 << 26,
  });
  if (status === 0) return [];
  const failed = stdout.toString().match(/^ {2}\d+\) .+$/gm) ?? ['the browser tests did not run'];
  return [...new Set(failed.map((line) => line.trim()))];
}
