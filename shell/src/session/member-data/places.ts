import type { QueryClient } from '@tanstack/react-query';
import { clearMemberMemory, natives, staysWithDevice } from '@nestwell/remote-kit/host';
import { announcedStore } from '@nestwell/remote-kit/announced';
import type { LateOffline } from '../../offline/late-offline';
import type { Bridge } from '../../routing/navigate-bridge';
import type { ToastQueue } from '../../toasts/toast-queue';
import { stopPushes } from '../stop-pushes';
import { clearDocument, clearHistoryState } from './document-places';

export interface PlaceParts {
  queryClient: QueryClient;
  toasts: Pick<ToastQueue, 'shown'>;
  bridge: Pick<Bridge, 'dropQuery'>;
  offline: Pick<LateOffline, 'forget' | 'box'>;
}

/** Where this browser may hold something of a member. */
interface Place {
  /** What a tab holds for itself, or what all tabs of the browser share. */
  of: 'tab' | 'browser';
  clear: () => unknown;
}

/** Entries that wait to be sent: what becomes of them is asked, and never decided by a session that ended. */
const JOTTED = 'shell.jotted.';

const remove = (storage: Storage, goes: (name: string) => boolean) => {
  for (const name of Object.keys(storage)) if (goes(name)) natives.remove(storage, name);
};

/**
 * All places, by name. Whatever the browser's code keeps of a member has to be among them: a test finds each use of
 * storage, and each module-level store, that no place is named for.
 */
export const placesOf = ({ queryClient, toasts, bridge, offline }: PlaceParts) =>
  ({
    localStorage: {
      of: 'browser',
      clear: () => remove(localStorage, (name) => !staysWithDevice(name) && !name.startsWith(JOTTED)),
    },
    sessionStorage: { of: 'tab', clear: () => remove(sessionStorage, (name) => !staysWithDevice(name)) },
    'query client': { of: 'tab', clear: () => queryClient.clear() },
    'module memory': { of: 'tab', clear: clearMemberMemory },
    toast: { of: 'tab', clear: () => toasts.shown.set(null) },
    document: { of: 'tab', clear: () => clearDocument(document) },
    address: { of: 'tab', clear: () => bridge.dropQuery() },
    'history state': { of: 'tab', clear: clearHistoryState },
    'window.name': { of: 'tab', clear: () => (window.name = '') },
    'resource timings': { of: 'tab', clear: () => performance.clearResourceTimings?.() },
    'waiting entries in memory': { of: 'tab', clear: () => offline.box.get()?.look() },
    'database of answers': { of: 'browser', clear: () => offline.forget() },
    'cache of announcements': {
      of: 'browser',
      clear: () => ('caches' in globalThis ? caches.delete(announcedStore) : undefined),
    },
    'notifications and push subscription': { of: 'browser', clear: stopPushes },
  }) satisfies Record<string, Place>;
