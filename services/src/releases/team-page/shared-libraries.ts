import type { PlatformOverview, Registry, ShellManifest } from '@nestwell/contracts/delivery/server';

/** What the shell lends to the modules that are current beside it, and what each of them was built with. */
export function sharedLibraries(
  shell: ShellManifest | undefined,
  remotes: Registry['remotes'],
): PlatformOverview['shared'] {
  return Object.entries(shell?.lends ?? {}).map(([name, version]) => ({
    name,
    version,
    borrowers: Object.entries(remotes).map(([id, remote]) => ({
      id,
      version: remote.version,
      builtWith: remote.builtWith?.[name] ?? null,
    })),
  }));
}
