import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFile } from '@nestwell/contracts/delivery';
import { versionOfRemote, versionOfShell } from '../input-hash';
import { compile } from '../compile';
import { takeOverCompressed } from '../compressed';
import { buildPackage, repository } from '../places';
import { loadConfig } from './load-config';
import { shellTarget, targetsFrom, type Target } from './targets';

/** Builds one target in this process. */
const ONE = '--one';
const THIS_COMMAND = join(buildPackage, 'bin/build.mjs');

/**
 * `pnpm build [area…]`: builds what changed. `--force` builds all the same. Each target has a process of its own: the
 * bundler orders integrity hashes by numbers that it counts up as long as it runs, and equal sources must give equal bytes.
 */
export async function main(args: readonly string[]): Promise<void> {
  process.env.NODE_ENV = 'production';
  const targets = targetsFrom(args.filter((name) => !name.startsWith('--')));
  const flags = args.filter((name) => name.startsWith('--'));
  for (const target of targets) {
    if (flags.includes(ONE)) await build(target, flags.includes('--force'));
    else buildApart(target, flags);
  }
}

function buildApart({ id }: Target, flags: readonly string[]): void {
  const command = [THIS_COMMAND, ONE, ...flags, id];
  const { status } = spawnSync(process.execPath, command, { cwd: repository, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${id} does not build: the output above says why.`);
}

async function build(target: Target, forced: boolean): Promise<void> {
  const version = versionOf(target);
  if (!forced && builtManifest(target)?.version === version) {
    console.log(`${target.id} ${version} is up to date`);
    return;
  }
  const start = performance.now();
  takeOverCompressed(join(target.folder, 'dist'));
  await compile(await loadConfig(target.folder));
  console.log(
    `${target.id} ${version} built in ${Math.round(performance.now() - start)} ms, ${sizeOf(target)}`,
  );
}

const isShell = ({ id }: Target) => id === shellTarget.id;

const versionOf = (target: Target) =>
  isShell(target) ? versionOfShell(target.folder) : versionOfRemote(target.folder);

interface AnyManifest {
  version: string;
  entry?: BuiltFile;
  entryChunks?: string[];
  files?: BuiltFile[];
  scripts?: BuiltFile[];
}

function builtManifest(target: Target): AnyManifest | null {
  const name = isShell(target) ? 'shell.json' : 'remote.json';
  try {
    return JSON.parse(readFileSync(join(target.folder, 'dist', name), 'utf8')) as AnyManifest;
  } catch {
    return null;
  }
}

/** What a first visit loads of it, as brotli sends it. */
function sizeOf(target: Target): string {
  const { scripts: ofShell = [], entry, entryChunks = [], files = [] } = builtManifest(target) ?? {};
  const chunks = files.filter(({ path }) => entryChunks.includes(path));
  const scripts = [...ofShell, ...(entry ? [entry] : []), ...chunks];
  const bytes = scripts.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);
  return `${(bytes / 1000).toFixed(1)} kB of script to start`;
}
