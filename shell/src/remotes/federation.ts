import type { Release } from '@nestwell/contracts/delivery';
import type { RunRemote } from '@nestwell/remote-kit';
import { refetchFailedChunk } from '@nestwell/ui';
import { ownerOfRelease } from './owner-of-release';
import { loads } from '../watch/running';
import { loadDeclaration } from './federation-host';
import { refuseUnfit } from './refuse-unfit';

/** Origins of the developer's own machine that this page was asked to show builds of. */
const localOrigins = new Set<string>();

export const admitLocal = (origin: string) => void localOrigins.add(origin);

/**
 * Loads one version of a remote and returns its declaration. `attempt` 0 may use what was loaded before; later ones
 * start anew.
 */
export async function loadRelease(release: Release, attempt: number): Promise<RunRemote> {
  const { entry, scope } = release;
  refuseUnfit(release);
  refuseForeign(entry.url, entry.integrity);
  const remote = await retriable(() => loadDeclaration(release, attempt));
  if (!remote) throw new Error(`${scope} declares nothing`);
  const pages = remote.pages.map((page) => ({ ...page, load: () => loadMarked(release, page.load) }));
  return { ...remote, pages };
}

/** The code of a page, with its release marked as loading: code that never ends as it runs leaves the mark behind. */
function loadMarked<Loaded>(release: Release, load: () => Promise<Loaded>): Promise<Loaded> {
  const loaded = loads(ownerOfRelease(release));
  return retriable(load).finally(loaded);
}

/** Of a chunk that fails the next attempt finds another copy than the one that failed. */
async function retriable<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    await refetchFailedChunk(error);
    throw error;
  }
}

/** A registry that was tampered with could name another host: production remotes come from this site, hashed. */
function refuseForeign(url: string, integrity: string): void {
  if (process.env.NODE_ENV === 'development') return;
  const { origin } = new URL(url, location.href);
  if (origin !== location.origin && !localOrigins.has(origin)) throw new Error(`${url} is not of this site`);
  if (!integrity) throw new Error(`${url} has no integrity`);
}
