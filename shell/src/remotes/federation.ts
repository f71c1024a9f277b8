import type { Release } from '@nestwell/contracts/delivery';
import { CONTRACT_VERSION, type RunRemote } from '@nestwell/remote-kit';
import { declarationIn } from './containers';
import { refuseLibraries } from './lent-libraries';

/** Origins of the developer's own machine that this page was asked to show builds of. */
const localOrigins = new Set<string>();

export const admitLocal = (origin: string) => void localOrigins.add(origin);

/**
 * Loads one version of a remote and returns its declaration. `attempt` 0 may use what was loaded before; later ones
 * start anew, at an address that no failed request has touched.
 */
export async function loadRelease(release: Release, attempt: number): Promise<RunRemote> {
  const { entry, scope, contract, builtWith } = release;
  if (contract !== CONTRACT_VERSION)
    throw new Error(`${scope} speaks contract ${contract}, not ${CONTRACT_VERSION}`);
  refuseLibraries(scope, builtWith);
  refuseForeign(entry.url, entry.integrity);
  const url = attempt === 0 ? entry.url : `${entry.url}?attempt=${attempt}`;
  const remote = await declarationIn(scope, { url, integrity: entry.integrity });
  if (!remote) throw new Error(`${scope} declares nothing`);
  return remote;
}

/** A registry that was tampered with could name another host: production remotes come from this site, hashed. */
function refuseForeign(url: string, integrity: string): void {
  if (process.env.NODE_ENV === 'development') return;
  const { origin } = new URL(url, location.href);
  if (origin !== location.origin && !localOrigins.has(origin)) throw new Error(`${url} is not of this site`);
  if (!integrity) throw new Error(`${url} has no integrity`);
}
