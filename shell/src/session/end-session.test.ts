import { session as sessionCalls } from '@nestwell/contracts/kernel';
import { createQueryClient } from '@nestwell/remote-kit/host';
import { answer, aUser, FakeServer, offline, replaceNetwork } from '@nestwell/remote-kit/testing';
import { waitFor } from '@testing-library/react';
import { endPending } from './end-session';
import { createLostSession } from './lost-session';
import { createSession } from './shell-session';
import { createShellStore } from './session-slice';

const amara = aUser();

function setUp(ending = answer(sessionCalls.end, undefined)) {
  const server = new FakeServer([ending]);
  replaceNetwork(server);
  const store = createShellStore();
  const queryClient = createQueryClient();
  const nothing = () => undefined;
  const lost = createLostSession({ store, queryClient, tell: nothing });
  const leaveTo = { toHome: nothing, toSignIn: nothing };
  return { server, session: createSession({ store, queryClient, leaveTo, lost, startAnew: nothing }) };
}

const goOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const isPending = () => localStorage.getItem('shell.endSession') !== null;

beforeEach(() => localStorage.clear());

it.each(['logout', 'switchUser'] as const)(
  'forgets her on the device, and is told later: %s',
  async (leave) => {
    const { session, server } = setUp(offline(sessionCalls.end));
    const online = goOffline();
    session.adopt(amara);
    await session[leave]();
    expect(session.state().user).toBeNull();
    expect(Object.keys(localStorage)).toEqual(['shell.endSession']);

    server.answer(answer(sessionCalls.end, undefined));
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(isPending()).toBe(false));
    expect(server.calls(sessionCalls.end)).toHaveLength(2);
  },
);

it('is told by the next page', async () => {
  localStorage.setItem('shell.endSession', 'true');
  const { server } = setUp();
  await endPending();

  expect(server.calls(sessionCalls.end)).toHaveLength(1);
  expect(isPending()).toBe(false);
});

it('ends no session of whoever signs in meanwhile', async () => {
  const { session, server } = setUp(offline(sessionCalls.end));
  const online = goOffline();
  session.adopt(amara);
  await session.logout();
  session.adopt(aUser({ id: '019aa000-0000-7000-8000-00000000000b' }));

  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await endPending();
  expect(server.calls(sessionCalls.end)).toHaveLength(1);
});
