import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFile } from '@nestwell/contracts/delivery';
import { versionOfRemote, versionOfShell } from '../preset/input-hash';
import { compile } from '../preset/compile';
import { takeOverCompressed } from '../preset/compressed';
import { loadConfig } from './load-config';
import { shellTarget, targetsFrom, type Target } from './targets';

/** `pnpm build [area…]`: builds what changed. `--force` builds all the same. */
export async function main(args: readonly string[]): Promise<void> {
  process.env.NODE_ENV = 'production';
  const forced = args.includes('--force');
  for (const target of targetsFrom(args.filter((name) => !name.startsWith('--')))) {
    const version = versionOf(target);
    if (!forced && builtManifest(target)?.version === version) {
      console.log(`${target.id} ${version} is up to date`);
      continue;
    }
    const start = performance.now();
    takeOverCompressed(join(target.folder, 'dist'));
    await compile(await loadConfig(target.folder));
    console.log(
      `${target.id} ${version} built in ${Math.round(performance.now() - start)} ms, ${sizeOf(target)}`,
    );
  }
}

const isShell = ({ id }: Target) => id === shellTarget.id;

const versionOf = (target: Target) =>
  isShell(target) ? versionOfShell(target.folder) : versionOfRemote(target.folder);

interface AnyManifest {
  version: string;
  entry?: BuiltFile;
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
  const manifest = builtManifest(target);
  const scripts = [...(manifest?.scripts ?? []), ...(manifest?.entry ? [manifest.entry] : [])];
  const bytes = scripts.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);
  return `${(bytes / 1000).toFixed(1)} kB of script to start`;
}
