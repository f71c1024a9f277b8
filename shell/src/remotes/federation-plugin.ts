import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Release } from '@nestwell/contracts/delivery';
import { ownerOfRelease } from './owner-of-release';
import { begins, loads } from '../watch/running';

/** An entry that has not loaded by then has failed: another attempt still fits into the time of all of them. */
const ENTRY_TIMEOUT_MS = 4000;

/** The release that is registered under a federation name. */
export type ReleaseOf = (scope: string) => Release | undefined;

/**
 * The runtime plugin of this host, documented in `docs/federation.md`: each entry is loaded with its integrity hash and a
 * time-out, and the release whose code loads or runs is marked for hang detection.
 */
export function federationPlugin(releaseOf: ReleaseOf): ModuleFederationRuntimePlugin {
  const loading = new Map<string, () => void>();
  const markRunning = (scope: string) => {
    const release = releaseOf(scope);
    if (release) begins(ownerOfRelease(release), 'import');
  };
  return {
    name: 'nestwell',
    createScript({ url, remoteInfo }) {
      const release = remoteInfo && releaseOf(remoteInfo.name);
      if (!remoteInfo || !release) return undefined;
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (release.entry.integrity) script.integrity = release.entry.integrity;
      loading.set(remoteInfo.name, loads(ownerOfRelease(release)));
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
    afterLoadEntry({ remoteInfo }) {
      loading.get(remoteInfo.name)?.();
      loading.delete(remoteInfo.name);
    },
    beforeExecuteFactory: ({ moduleInfo }) => markRunning(moduleInfo.name),
  };
}
