import { account } from '@nestwell/contracts/account';
import { session as sessionCalls } from '@nestwell/contracts/kernel';
import { readOf } from '@nestwell/remote-kit';
import { createQueryClient } from '@nestwell/remote-kit/host';
import { answer, aUser, FakeServer, refuse, replaceNetwork } from '@nestwell/remote-kit/testing';
import { fireEvent } from '@testing-library/react';
import { watchHer, writtenWords } from '../versions/half-filled';
import { createLostSession } from './lost-session';
import { createSession } from './shell-session';
import { createShellStore } from './session-slice';

const amara = aUser();
const ada = aUser({ id: '01980000-0000-7000-8000-000000000009', email: 'ada@example.com' });
const profile = readOf(account.getUser, { params: { userId: amara.id } });

watchHer(document);

function lostOver(words: string) {
  const server = new FakeServer([
    answer(sessionCalls.end, undefined),
    refuse(account.getUser, 'unauthorized'),
    answer(account.findUserByEmail, amara),
  ]);
  replaceNetwork(server);
  const store = createShellStore();
  const startAnew = jest.fn();
  const queryClient = createQueryClient();
  const lost = createLostSession({ store, queryClient, tell: jest.fn() });
  const leaveTo = { toHome: jest.fn(), toSignIn: jest.fn() };
  const session = createSession({ store, queryClient, leaveTo, lost, startAnew });
  session.adopt(amara);
  document.body.innerHTML = '<textarea aria-label="Your post"></textarea>';
  fireEvent.input(document.querySelector('textarea')!, { target: { value: words } });
  lost.notice();
  return { server, session, lost, startAnew };
}

it('asks her to sign in over what she has written, and goes on as if nothing had been', async () => {
  const { session, lost } = lostOver('Third night');
  expect(lost.asked.get()).toBe(true);
  expect(session.state().user).toEqual(amara);

  await session.login(amara.email);

  expect(lost.asked.get()).toBe(false);
  expect(writtenWords()).toBe('Third night');
});

it('lets reads wait until she is back, so that nothing under the question empties', async () => {
  const { server, session } = lostOver('Third night');
  const read = profile.queryFn({});
  server.answer(answer(account.getUser, amara));

  await session.login(amara.email);

  expect(await read).toEqual(amara);
});

it('logs her out when she would rather go, and reads end empty', async () => {
  const { session, lost } = lostOver('Third night');
  const read = profile.queryFn({});
  await Promise.resolve();

  lost.leave();

  expect(session.state()).toEqual({ status: 'ready', user: null });
  expect(lost.asked.get()).toBe(false);
  expect(await read).toBeNull();
});

it('shows nothing of hers to somebody else who signs in there', async () => {
  const { server, session, startAnew } = lostOver('Third night');
  server.answer(answer(account.findUserByEmail, ada));

  await session.login(ada.email);

  expect(startAnew).toHaveBeenCalledTimes(1);
  expect(session.state().user).toBeNull();
  expect(localStorage.getItem('userId')).toBe(ada.id);
});

it('asks nothing where she has written nothing', () => {
  const { session, lost } = lostOver('');

  expect(lost.asked.get()).toBe(false);
  expect(session.state().user).toBeNull();
});
