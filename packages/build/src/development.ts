import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@nestwell/contracts/delivery';
import type { Configuration } from '@rspack/core';
import { folderOfRemote, remoteIds } from './places';

export const SHELL_PORT = Number(process.env.PORT ?? 4200);

/** Where the services answer the shell under development. */
export const SERVICES_URL = process.env.SERVICES_URL ?? 'http://localhost:3000';

/** The running site that `pnpm dev --site` works on: everything but the hot modules is its. */
export const SITE = process.env.SITE || undefined;

/** The shell's port, then one for each remote in the order of their names. */
export function developmentPort(id: string): number {
  return id === 'shell' ? SHELL_PORT : SHELL_PORT + 1 + remoteIds().indexOf(id);
}

/** Hot reloading that also works from another origin: the shell's page loads the remotes' development builds. */
export function devServer(port: number): NonNullable<Configuration['devServer']> {
  return {
    port,
    host: 'localhost',
    hot: true,
    allowedHosts: 'all',
    // Nothing is lost when it ends, so a signal ends it at once instead of waiting for the compiler.
    setupExitSignals: false,
    headers: { 'access-control-allow-origin': '*' },
    client: { overlay: false, webSocketURL: `ws://localhost:${port}/ws` },
  };
}

/** Remotes that are under development now; the others run as they were last built. Set by `pnpm dev`. */
export function hotRemotes(): string[] {
  const named = (process.env.HOT_REMOTES ?? '').split(',').filter(Boolean);
  return named.length > 0 ? named : remoteIds();
}

export function builtManifest(id: string): RemoteManifest | null {
  const file = join(folderOfRemote(id), 'dist/remote.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RemoteManifest) : null;
}

/** Serves the built remotes where their builds expect to be. */
export function builtRemotesAsStatic() {
  if (SITE !== undefined) return [];
  return remoteIds()
    .filter((id) => !hotRemotes().includes(id))
    .flatMap((id) => builtManifest(id) ?? [])
    .map(({ id, version }) => ({
      directory: join(folderOfRemote(id), 'dist'),
      publicPath: `/r/${id}/${version}`,
      watch: false,
    }));
}
