import { aUser, replaceNetwork } from '@nestwell/remote-kit/testing';
import { QueryClient } from '@tanstack/react-query';
import '@nestwell/remote-kit/testing/fake-channel';
import { createShellStore, signedIn } from '../session/session-slice';
import { lateInStep } from './late-in-step';
import { EventServer } from './testing/event-server';

const user = aUser();
let server: EventServer;
let client: QueryClient;
beforeEach(() => {
  jest.useFakeTimers();
  server = new EventServer();
  replaceNetwork(server);
  client = new QueryClient();
});
afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
});

function begin(userId: string | null) {
  if (userId !== null) localStorage.setItem('userId', userId);
  const store = createShellStore();
  store.dispatch(signedIn(user));
  lateInStep({ store, client });
}

const change = (mutationFn: () => Promise<unknown>) =>
  client
    .getMutationCache()
    .build(client, { mutationFn })
    .execute(undefined)
    .catch(() => undefined);

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('listens once the first screen is calm', async () => {
  begin(user.id);
  await wait(5000);
  expect(server.opened).toEqual([]);

  await wait(8000);
  expect(server.open).toBe(1);
});

it('listens at once when she has done something, and not once more later', async () => {
  begin(user.id);
  await change(() => Promise.resolve('saved'));
  await wait(10);
  expect(server.open).toBe(1);

  const opened = server.opened.length;
  await change(() => Promise.resolve('saved'));
  await wait(15_000);
  expect(server.opened).toHaveLength(opened);
});

it('what failed is nothing that she has done', async () => {
  begin(user.id);
  await change(() => Promise.reject(new Error('refused')));
  await wait(1000);

  expect(server.opened).toEqual([]);
});

it('signing in leaves the line to the first screen', async () => {
  begin(null);
  await change(() => Promise.resolve('signed in'));
  await wait(1000);

  expect(server.opened).toEqual([]);
});
