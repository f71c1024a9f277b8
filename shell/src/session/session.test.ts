import { account } from '@nestwell/contracts/account';
import { keyOf, session as sessionCalls } from '@nestwell/contracts/kernel';
import { nutrition } from '@nestwell/contracts/nutrition';
import { deviceReading, readingOf } from '@nestwell/domain/reading';
import { createQueryClient, createStore } from '@nestwell/remote-kit/host';
import type { WaitingBox } from '@nestwell/remote-kit/offline';
import { answer, aUser, FakeServer, offline, refuse, replaceNetwork } from '@nestwell/remote-kit/testing';
import { createLostSession } from './lost-session';
import { clearsMemberData } from './member-data/member-data';
import type { ShownToast } from '../toasts/toast-queue';
import { restoreSession } from './restore';
import { createSession } from './shell-session';
import { createShellStore } from './session-slice';

const amara = aUser();

function setUp(...answers: ConstructorParameters<typeof FakeServer>[0] & object) {
  const server = new FakeServer([answer(sessionCalls.end, undefined), ...answers]);
  replaceNetwork(server);
  const store = createShellStore();
  const queryClient = createQueryClient();
  const went: string[] = [];
  const told: string[] = [];
  const lost = createLostSession({ store, queryClient, tell: (message) => told.push(message.title) });
  const { settled } = clearsMemberData(store, {
    queryClient,
    toasts: { shown: createStore<ShownToast | null>(null) },
    bridge: { dropQuery: () => undefined },
    offline: { forget: () => Promise.resolve(), box: createStore<WaitingBox | null>(null) },
  });
  const session = createSession({
    store,
    queryClient,
    cleared: settled,
    leaveTo: { toHome: () => went.push('Home'), toSignIn: () => went.push('sign-in') },
    lost,
    startAnew: () => went.push('a new start'),
  });
  return { server, store, queryClient, session, went, lost, told };
}

const stored = () => localStorage.getItem('userId');
const goOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('restoring', () => {
  it('ends without a stored id', async () => {
    const { store, queryClient } = setUp();
    expect(store.getState().session.status).toBe('loading');
    await restoreSession(store, queryClient);
    expect(store.getState().session).toEqual({ status: 'ready', user: null });
  });

  it('signs in whom the stored id names', async () => {
    localStorage.setItem('userId', amara.id);
    const { store, queryClient } = setUp(answer(account.getUser, amara));
    await restoreSession(store, queryClient);
    expect(store.getState().session).toEqual({ status: 'ready', user: amara });
  });

  it('reads days and clocks as she chose before anything hears of her, and as the device does once she left', async () => {
    localStorage.setItem('userId', amara.id);
    const chosen = { ...amara, dateOrder: 'month-first', clockFace: '24h' } as const;
    const { store, queryClient, session } = setUp(answer(account.getUser, chosen));
    const heard: unknown[] = [];
    store.subscribe(() => {
      if (store.getState().session.user) heard.push(deviceReading());
    });
    await restoreSession(store, queryClient);
    expect(heard).toEqual([{ monthFirst: true, twelveHours: false }]);

    await session.switchUser();
    expect(deviceReading()).toEqual(readingOf({ dateOrder: 'auto', clockFace: 'auto' }));
  });

  it.each([
    ['a lost session', refuse(account.getUser, 'unauthorized')],
    ['a failing server', refuse(account.getUser, 'internal')],
    ['a call that does not get through', offline(account.getUser)],
  ])('removes the id after %s while online', async (_, failing) => {
    localStorage.setItem('userId', amara.id);
    const { store, queryClient } = setUp(failing);
    await restoreSession(store, queryClient);
    expect(store.getState().session).toEqual({ status: 'ready', user: null });
    expect(stored()).toBeNull();
  });

  it('says so where her session is over, and not where nobody can tell', async () => {
    const ended = jest.fn();
    localStorage.setItem('userId', amara.id);
    const cut = setUp(offline(account.getUser));
    goOffline();
    await restoreSession(cut.store, cut.queryClient, undefined, ended);
    jest.restoreAllMocks();
    const failing = setUp(refuse(account.getUser, 'internal'));
    await restoreSession(failing.store, failing.queryClient, undefined, ended);
    expect(ended).not.toHaveBeenCalled();

    localStorage.setItem('userId', amara.id);
    const { store, queryClient } = setUp(refuse(account.getUser, 'unauthorized'));
    await restoreSession(store, queryClient, undefined, ended);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(stored()).toBeNull();
  });

  it('keeps the id while offline and goes on when the network is back', async () => {
    localStorage.setItem('userId', amara.id);
    const network = goOffline();
    const { store, queryClient, server } = setUp(offline(account.getUser));
    await restoreSession(store, queryClient);
    expect(store.getState().session.status).toBe('offline');
    expect(stored()).toBe(amara.id);

    network.mockReturnValue(true);
    server.answer(answer(account.getUser, amara));
    dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(store.getState().session.user).toEqual(amara);
  });

  it('shows her as this browser knew her last while offline, and as she is once the network is back', async () => {
    localStorage.setItem('userId', amara.id);
    const network = goOffline();
    const { store, queryClient, server } = setUp(offline(account.getUser));
    await restoreSession(store, queryClient, (id) => Promise.resolve(id === amara.id ? amara : undefined));
    expect(store.getState().session).toEqual({ status: 'ready', user: amara });

    network.mockReturnValue(true);
    server.answer(answer(account.getUser, { ...amara, name: 'Ada' }));
    dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(store.getState().session.user?.name).toBe('Ada');
  });

  it('waits for no network that is not there to show her as this browser knew her', async () => {
    localStorage.setItem('userId', amara.id);
    goOffline();
    const { store, queryClient } = setUp();
    replaceNetwork({ fetch: () => new Promise(() => undefined) });
    await restoreSession(store, queryClient, () => Promise.resolve(amara));

    expect(store.getState().session).toEqual({ status: 'ready', user: amara });
  });

  it('needs no call when the answer came with the page', async () => {
    localStorage.setItem('userId', amara.id);
    const { store, queryClient, server } = setUp();
    queryClient.setQueryData(keyOf(account.getUser, { params: { userId: amara.id } }), amara);
    await restoreSession(store, queryClient);
    expect(store.getState().session.user).toEqual(amara);
    expect(server.received).toEqual([]);
  });
});

it('looks her up by e-mail and stores the id', async () => {
  const { session, server } = setUp(answer(account.findUserByEmail, amara));
  await session.login(' Amara@Example.com ');
  expect(server.calls(account.findUserByEmail)[0]?.query).toEqual({ email: 'amara@example.com' });
  expect(session.state().user).toEqual(amara);
  expect(stored()).toBe(amara.id);
});

it('signs nobody in, and ends the session, where the answered user has another address', async () => {
  const { session, server } = setUp(
    answer(account.findUserByEmail, { ...amara, email: 'x?email=vera@example.com' }),
  );

  await expect(session.login('vera@example.com')).rejects.toThrow('another address');

  expect(session.state().user).toBeNull();
  expect(stored()).toBeNull();
  expect(server.calls(sessionCalls.end)).toHaveLength(1);
});

it('keeps out a look-alike that only folding letters would make hers', async () => {
  const { session, server } = setUp(answer(account.findUserByEmail, { ...amara, email: 'kim@example.com' }));

  await expect(session.login('\u212aim@example.com')).rejects.toThrow('another address');

  expect(server.calls(account.findUserByEmail)[0]?.query).toEqual({ email: '\u212aim@example.com' });
});

it('takes no other user for the one whose details were changed or restored', async () => {
  const other = aUser({ id: '019aa000-0000-7000-8000-00000000000b' });
  const { session, store, queryClient } = setUp(
    answer(account.updateUser, other),
    answer(account.getUser, other),
  );
  session.adopt(amara);

  await expect(session.updateUser({ name: 'Amara' })).rejects.toThrow('another user');
  expect(session.state().user).toEqual(amara);

  await restoreSession(store, queryClient);
  expect(stored()).toBeNull();
});

it('logs a failed login and throws it again', async () => {
  const { session } = setUp(refuse(account.findUserByEmail, 'not_found'));
  await expect(session.login('no@body.example')).rejects.toMatchObject({ status: 404 });
  expect(console.error).toHaveBeenCalled();
});

it('switches user: ends the session, forgets her and her data, keeps what is the device’s', async () => {
  const { session, server, queryClient, went } = setUp();
  session.adopt(amara);
  localStorage.setItem('dismissedSuggestions', `["${amara.id}:weight:146"]`);
  localStorage.setItem('theme', 'night');
  queryClient.setQueryData(keyOf(nutrition.listMeals, { params: { userId: amara.id } }), []);
  await session.switchUser();
  expect(server.calls(sessionCalls.end)).toHaveLength(1);
  expect(session.state().user).toBeNull();
  expect(stored()).toBeNull();
  expect({ ...localStorage }).toEqual({ theme: 'night' });
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(went).toEqual(['sign-in']);
});

it('logs out: empties local storage and goes to /', async () => {
  const { session, went } = setUp();
  session.adopt(amara);
  localStorage.setItem('dismissedSuggestions', '["x"]');
  await session.logout();
  expect(localStorage).toHaveLength(0);
  expect(went).toEqual(['Home']);
});

it.each(['logout', 'switchUser'] as const)('ends the pushes to this browser on %s', async (leave) => {
  const { session } = setUp();
  const unsubscribe = jest.fn().mockResolvedValue(true);
  const worker = { pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) } };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(worker) },
  });
  session.adopt(amara);

  await session[leave]();

  expect(unsubscribe).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('replaces the user with what an update answers', async () => {
  const { session } = setUp(answer(account.updateUser, aUser({ name: 'Ada' })));
  session.adopt(amara);
  await expect(session.updateUser({ name: 'Ada' })).resolves.toMatchObject({ name: 'Ada' });
  expect(session.state().user?.name).toBe('Ada');
});

it("throws 'No user logged in' when there is nobody to update", async () => {
  await expect(setUp().session.updateUser({ name: 'Ada' })).rejects.toThrow('No user logged in');
});

it('notices at the next call that the session has ended, and says so once', () => {
  const { session, lost, told } = setUp();
  session.adopt(amara);
  lost.notice();
  lost.notice();
  expect(session.state()).toEqual({ status: 'ready', user: null });
  expect(stored()).toBeNull();
  expect(told).toEqual(['You are logged out']);
});
