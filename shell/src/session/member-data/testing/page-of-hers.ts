import '@nestwell/remote-kit/testing/fake-channel';
import '@nestwell/remote-kit/testing/fake-database';
import { account } from '@nestwell/contracts/account';
import { session as sessionCalls } from '@nestwell/contracts/kernel';
import { createQueryClient } from '@nestwell/remote-kit/host';
import { answer, aUser, FakeServer, replaceNetwork } from '@nestwell/remote-kit/testing';
import { lateOffline } from '../../../offline/late-offline';
import { createToastQueue } from '../../../toasts/toast-queue';
import { asksBeforeLeaving } from '../../leaving/asks-before-leaving';
import { createLostSession } from '../../lost-session';
import { followOtherTabs } from '../../restore';
import { createSession } from '../../shell-session';
import { createShellStore } from '../../session-slice';
import { clearsMemberData } from '../member-data';
import { MARKER, markersFor } from './planted';

export const amara = aUser();
export const ada = aUser({ id: '01980000-0000-7000-8000-000000000009', email: 'ada@example.com' });
const WRITTEN_MS = 700;

function theBrowser() {
  const worker = { shown: [] as string[], isSubscribed: false };
  const unsubscribe = () => Promise.resolve((worker.isSubscribed = false));
  const registration = {
    getNotifications: () => Promise.resolve(worker.shown.map(() => ({ close: () => worker.shown.pop() }))),
    pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(registration) },
  });
  return worker;
}

/** A page in which Amara is signed in, with a marker in every place that may hold something of hers. */
export async function pageOfHers() {
  const server = new FakeServer([
    answer(sessionCalls.end, undefined),
    answer(account.getUser, amara),
    answer(account.findUserByEmail, ada),
  ]);
  replaceNetwork(server);
  const worker = theBrowser();
  const store = createShellStore();
  const queryClient = createQueryClient();
  const toasts = createToastQueue();
  const offline = lateOffline(queryClient, 'these', toasts.show);
  const address = { query: '' };
  const bridge = { dropQuery: () => (address.query = '') };
  const data = clearsMemberData(store, { queryClient, toasts, bridge, offline });
  const lost = createLostSession({ store, queryClient, tell: toasts.show, ...data });
  const leaveTo = { toHome: bridge.dropQuery, toSignIn: bridge.dropQuery };
  const startAnew = jest.fn();
  const leaving = asksBeforeLeaving(
    createSession({ store, queryClient, leaveTo, lost, startAnew, cleared: data.settled }),
    { offline, endLapsed: lost.leave },
  );
  followOtherTabs(store, queryClient);
  leaving.session.adopt(amara);
  await offline.now();
  const markers = markersFor({ user: amara, queryClient, toasts, offline, address, worker });
  await markers['database of answers'].plant();
  // What the device keeps is written a little later.
  await new Promise((resolve) => setTimeout(resolve, WRITTEN_MS));
  for (const { plant } of Object.values(markers)) await plant();
  const found = async () => {
    const held = await Promise.all(
      Object.entries(markers).map(
        async ([place, { read }]) => [place, JSON.stringify(await read())] as const,
      ),
    );
    return held.filter(([, text]) => text?.includes(MARKER)).map(([place]) => place);
  };
  return { server, store, queryClient, data, lost, leaving, startAnew, found, markers };
}

export type HerPage = Awaited<ReturnType<typeof pageOfHers>>;
