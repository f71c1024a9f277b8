import type { Release } from '@nestwell/contracts/delivery';
import { CONTRACT_VERSION, type RemoteDeclaration } from '@nestwell/remote-kit';
import { natives } from '@nestwell/remote-kit/host';
import { refuseLibraries } from './lent-libraries';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

import { loads } from '../watch/loading';
import { ownerIn } from '../watch/owner-of';
import { begins } from '../watch/running';

const CHUNK_TIMEOUT = 8000;

/** Origins of the developer's own machine that this page was asked to show builds of. */
const localOrigins = new Set<string>();

export const admitLocal = (origin: string) => void localOrigins.add(origin);

/** Entries by their path, with the hash their bytes must have. Empty hashes come from development servers only. */
const known = new Map<string, string>();

/** Its entry is there: what comes next is its own code. */
function noteImport({ moduleInfo: { entry } }: { moduleInfo: { entry: string } }): void {
  const owner = ownerIn(entry);
  if (owner) begins(owner, 'import');
}

registerPlugins([
  { name: 'watch', beforeGetExpose: noteImport, beforeExecuteFactory: noteImport },
  {
    name: 'integrity',
    // The runtime loads entries through this hook only: what the registry does not name is never run.
    createScript: ({ url }) => {
      const integrity = known.get(addressOf(url));
      if (integrity === undefined) throw new Error(`${url} is not in the registry`);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (integrity) script.integrity = integrity;
      noteLoading(script, ownerIn(url));
      return { script, timeout: CHUNK_TIMEOUT };
    },
  },
]);

/**
 * Loads one version of a remote and returns its declaration. `attempt` 0 may use what was loaded before; later ones
 * start anew, at an address that no failed request has touched.
 */
export async function loadRelease(release: Release, attempt: number): Promise<RemoteDeclaration> {
  const { entry, scope, contract, builtWith } = release;
  if (contract !== CONTRACT_VERSION)
    throw new Error(`${scope} speaks contract ${contract}, not ${CONTRACT_VERSION}`);
  refuseLibraries(scope, builtWith);
  refuseForeign(entry.url, entry.integrity);
  known.set(addressOf(entry.url), entry.integrity);
  const url = attempt === 0 ? entry.url : `${entry.url}?attempt=${attempt}`;
  registerRemotes([{ name: scope, entry: url, type: 'global' }], { force: attempt > 0 });
  const module = await loadRemote<{ remote?: RemoteDeclaration }>(`${scope}/remote`);
  if (!module?.remote) throw new Error(`${scope} declares nothing`);
  return module.remote;
}

function noteLoading(script: HTMLScriptElement, owner: string | undefined): void {
  if (owner === undefined) return;
  const done = loads(owner);
  script.addEventListener('load', done);
  script.addEventListener('error', done);
  natives.after(CHUNK_TIMEOUT, done);
}

const addressOf = (url: string) => {
  const { origin, pathname } = new URL(url, location.href);
  return origin + pathname;
};

/** A registry that was tampered with could name another host: production remotes come from this site, hashed. */
function refuseForeign(url: string, integrity: string): void {
  if (process.env.NODE_ENV === 'development') return;
  const { origin } = new URL(url, location.href);
  if (origin !== location.origin && !localOrigins.has(origin)) throw new Error(`${url} is not of this site`);
  if (!integrity) throw new Error(`${url} has no integrity`);
}
