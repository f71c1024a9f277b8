import { createInstance } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import type { Release } from '@nestwell/contracts/delivery';
import type { RunRemote } from '@nestwell/remote-kit';
import { ends, running } from '../watch/running';
import { federationPlugin } from './federation-plugin';
import { ownerOfRelease } from './owner-of-release';
import { sharedModules } from './shared-modules';

/** Where the containers' builds look for the bundler runtime. Each container writes into what it takes, so each gets a copy. */
Object.defineProperty(globalThis, '__FEDERATION_BUNDLER_RUNTIME__', {
  get: () => ({
    ...bundlerRuntime,
    bundlerRuntime: { ...bundlerRuntime.bundlerRuntime, S: {} },
    bundlerRuntimeOptions: {},
  }),
});

const versions = process.env.LENT_LIBRARIES;
const shareConfig = { singleton: true, requiredVersion: false } as const;

/** Releases by their federation names. */
const releases = new Map<string, Release>();
/** The address that each was registered with last. */
const addresses = new Map<string, string>();

const host = createInstance({
  name: 'shell',
  remotes: [],
  shared: Object.fromEntries(
    Object.entries(sharedModules).map(([name, module]) => [
      name,
      { version: versions?.[name] ?? '1.0.0', lib: () => module, shareConfig },
    ]),
  ),
  plugins: [federationPlugin((scope) => releases.get(scope))],
});

/** Declarations on their way, by federation names. */
const pending = new Map<string, Promise<RunRemote | undefined>>();

/**
 * Loads the declaration of a release. The first attempt uses what the first attempt before it has loaded. A later one joins
 * the one before it while that is on its way, and otherwise runs the entry anew, from an address that no failed request
 * has touched.
 */
export function loadDeclaration(release: Release, attempt: number): Promise<RunRemote | undefined> {
  const { scope } = release;
  const known = pending.get(scope);
  if (known) return known;
  const loading = load(release, attempt).finally(() => pending.delete(scope));
  pending.set(scope, loading);
  return loading;
}

async function load(release: Release, attempt: number): Promise<RunRemote | undefined> {
  const { scope, entry } = release;
  releases.set(scope, release);
  if (attempt > 0) forgetPreloads(entry.url);
  const url = attempt === 0 ? entry.url : `${entry.url}?attempt=${attempt}`;
  const force = addresses.has(scope) && addresses.get(scope) !== url;
  addresses.set(scope, url);
  host.registerRemotes([{ name: scope, entry: url, entryGlobalName: scope, type: 'global' }], { force });
  const module = await host.loadRemote<{ remote?: RunRemote }>(`${scope}/remote`);
  // Before any script that is on its way can run.
  if (running()?.doing === 'import' && running()?.owner === ownerOfRelease(release)) ends();
  return module?.remote;
}

/** A script waits for a preload of its address, also for one that hangs: a later attempt goes without them. */
function forgetPreloads(entryUrl: string): void {
  const folder = entryUrl.slice(0, entryUrl.lastIndexOf('/') + 1);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]'))
    if (link.getAttribute('href')?.startsWith(folder)) link.remove();
}
