import { account, type User } from '@nestwell/contracts/account';
import { pageDataIds, rootElementId } from '@nestwell/contracts/delivery';
import { deviceStore, readOf } from '@nestwell/remote-kit';
import { announcedBy, noteAnnounced } from '@nestwell/remote-kit/announced';
import { clearWithMember } from '@nestwell/remote-kit/host';
import type { QueryClient } from '@tanstack/react-query';
import type { LateOffline } from '../../../offline/late-offline';
import type { ToastQueue } from '../../../toasts/toast-queue';
import type { placesOf } from '../places';

export const MARKER = 'Wrenmarkerwren';

interface Planting {
  user: User;
  queryClient: QueryClient;
  toasts: ToastQueue;
  offline: LateOffline;
  /** The address as the router has it. */
  address: { query: string };
  worker: { shown: string[]; isSubscribed: boolean };
}

interface Planted {
  plant: () => unknown;
  /** All that the place holds, as text. */
  read: () => unknown;
}

let inMemory = '';
clearWithMember(() => (inMemory = ''));

/** Whoever is signed in: the kit gives nobody's answers away. */
const answersKept = () =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('nestwell');
    opening.onerror = () => reject(new Error('not opened'));
    opening.onsuccess = () => {
      const rows = opening.result.transaction('answers').objectStore('answers').getAll();
      rows.onsuccess = () => {
        opening.result.close();
        resolve(rows.result);
      };
    };
  });

const asText = (storage: Storage) => JSON.stringify({ ...storage });
let timings: string[] = [];
Object.assign(performance, {
  mark: () => undefined,
  clearResourceTimings: () => (timings = []),
});

/** One marker for each place that there is: who names a place plants one here, or this does not compile. */
export function markersFor({ user, queryClient, toasts, offline, address, worker }: Planting) {
  const { queryKey } = readOf(account.getUser, { params: { userId: user.id } });
  return {
    localStorage: {
      plant: () => {
        localStorage.setItem(`drafts.${user.id}.care.question.new`, MARKER);
        deviceStore('account').keep('dismissedSuggestions', MARKER);
      },
      read: () => asText(localStorage),
    },
    sessionStorage: {
      plant: () => sessionStorage.setItem('calendar.dismissed', MARKER),
      read: () => asText(sessionStorage),
    },
    'query client': {
      plant: () => queryClient.setQueryData(queryKey, { ...user, name: MARKER }),
      read: () =>
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
    },
    'module memory': { plant: () => (inMemory = MARKER), read: () => inMemory },
    toast: { plant: () => toasts.show({ title: MARKER }), read: () => toasts.shown.get()?.title },
    document: {
      plant: () => {
        document.title = MARKER;
        document.head.innerHTML = `<script>'${MARKER}'</script>`;
        document.body.innerHTML =
          `<div id="${rootElementId}" data-ssr-for="${MARKER}"></div>` +
          `<script type="application/json" id="${pageDataIds.config}">{}</script>`;
      },
      read: () => document.documentElement.outerHTML,
    },
    address: { plant: () => (address.query = `?q=${MARKER}`), read: () => address.query },
    'history state': {
      plant: () => history.replaceState({ idx: 1, key: 'k', usr: { asked: { text: MARKER } } }, ''),
      read: () => history.state as unknown,
    },
    'window.name': { plant: () => (window.name = MARKER), read: () => window.name },
    'resource timings': { plant: () => (timings = [`/api/foods?q=${MARKER}`]), read: () => timings },
    'waiting entries in memory': {
      plant: () =>
        offline.box.get()?.waiting.set([{ id: 1, userId: user.id, key: '', title: MARKER } as never]),
      read: () => offline.box.get()?.waiting.get(),
    },
    'database of answers': {
      plant: () =>
        queryClient.fetchQuery({
          queryKey: [...queryKey, 'kept'],
          meta: { kept: {} },
          queryFn: () => Promise.resolve({ ...user, name: MARKER }),
        }),
      read: answersKept,
    },
    'cache of announcements': {
      plant: () => noteAnnounced([MARKER], 'page'),
      read: async () => [...(await announcedBy('page'))],
    },
    'notifications and push subscription': {
      plant: () => Object.assign(worker, { shown: [MARKER], isSubscribed: true }),
      read: () => [...worker.shown, worker.isSubscribed && MARKER],
    },
  } satisfies Record<keyof ReturnType<typeof placesOf>, Planted>;
}
