import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyVersion, shellFolder, versionFolder, type Storage } from '@nestwell/releases';
import { folderOfRemote, remoteIds, repository } from '@nestwell/build/places';
import { failuresIn } from './failures-in';
import type { LiveEnvironments } from './live';

/** Browser tests of a module in this checkout's shell. */
const TRIED = ['sabotage', 'module', 'effects', 'one-after-another'];

/** The module in this checkout's shell: its pages under axe, and every way of breaking it. */
export const problemsHere = (id: string) => problemsOf(id, TRIED);

/** A released version of a module that is not of this checkout, in its shell and between its modules. */
export const problemsOfVersion = (id: string, version: string, storage: Storage) =>
  inSite(`${id}-${version}`, async (site) => {
    for (const own of ['shell', ...remoteIds().map((other) => `mfe-${other}`)])
      linkTo(join(repository, own, 'dist'), join(site, own, 'dist'));
    await copyVersion(storage, versionFolder(id, version), join(site, `mfe-${id}/dist`));
    return problemsOf(id, TRIED, { SITE_DIR: site });
  });

/**
 * The module in a shell that browsers run elsewhere, between the modules that are current there: as this checkout
 * builds it, or a released version.
 */
export const problemsIn = (
  id: string,
  shell: LiveEnvironments['shells'][number],
  { storage, versions, version }: Pick<LiveEnvironments, 'versions'> & { storage: Storage; version?: string },
) =>
  inSite(shell.version, async (site) => {
    await copyVersion(storage, shellFolder(shell.version), join(site, 'shell/dist'));
    for (const other of versions) {
      if (other.where !== shell.environment || other.id === id) continue;
      const folder = join(site, `mfe-${other.id}/dist`);
      await copyVersion(storage, versionFolder(other.id, other.version), folder);
    }
    const own = join(site, `mfe-${id}/dist`);
    if (version === undefined) linkTo(join(folderOfRemote(id), 'dist'), own);
    else await copyVersion(storage, versionFolder(id, version), own);
    return problemsOf(id, ['module'], { SITE_DIR: site });
  });

/** Lays out the builds of a site in a folder that is there only as long as they are tried. */
async function inSite(name: string, tryIn: (site: string) => Promise<string[]>): Promise<string[]> {
  const site = join(repository, '.build/check', name);
  rmSync(site, { recursive: true, force: true });
  try {
    return await tryIn(site);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

function linkTo(folder: string, at: string): void {
  mkdirSync(dirname(at), { recursive: true });
  symlinkSync(folder, at);
}

/** Runs browser tests of `packages/e2e` that take the module to check from `VICTIM`; returns what failed. */
function problemsOf(id: string, names: readonly string[], env: NodeJS.ProcessEnv = {}): string[] {
  const folder = join(repository, 'packages/e2e');
  const playwright = join(folder, 'node_modules/@playwright/test/cli.js');
  const files = names.map((name) => `src/platform/${name}.e2e.ts`);
  // What a run leaves behind takes the place of what the run before left: one that asks for a check keeps its own.
  const output = join(repository, '.build/check', `${id}-results`);
  // One more at once than there are processors, since tests also wait; a busy machine gets a second try.
  const words = ['test', ...files, '--reporter=line', '--workers=3', '--retries=1', `--output=${output}`];
  const { status, stdout } = spawnSync(process.execPath, [playwright, ...words], {
    cwd: folder,
    env: {
      ...process.env,
      VICTIM: id,
      LONG: '',
      FORCE_COLOR: '0',
      PWTEST_CACHE_DIR: join(repository, '.build/playwright'),
      ...env,
    },
    maxBuffer: 1 << 26,
  });
  if (status === 0) return [];
  return failuresIn(stdout.toString());
}
