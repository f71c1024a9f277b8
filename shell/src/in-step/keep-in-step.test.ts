import { tabName } from '@nestwell/remote-kit/host';
import { aUser, replaceNetwork } from '@nestwell/remote-kit/testing';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import '@nestwell/remote-kit/testing/fake-channel';
import { createShellStore, signedIn, signedOut } from '../session/session-slice';
import { keepInStep } from './keep-in-step';
import { EventServer } from './testing/event-server';

const user = aUser();
let server: EventServer;
let stops: (() => void)[];
beforeEach(() => {
  jest.useFakeTimers();
  server = new EventServer();
  replaceNetwork(server);
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  seen('visible');
  jest.useRealTimers();
});

function seen(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A tab that shows some reads; tells how often each was asked for anew. */
function aTab() {
  const store = createShellStore();
  store.dispatch(signedIn(user));
  const client = new QueryClient();
  const asked: string[] = [];
  const show = (queryKey: string[], meta = {}) => {
    const queryFn = () => {
      asked.push(queryKey.at(-1) ?? '');
      return null;
    };
    const observer = new QueryObserver(client, {
      queryKey,
      queryFn,
      meta,
      initialData: null,
      staleTime: Infinity,
    });
    stops.push(observer.subscribe(() => undefined));
  };
  show(['/api/users', user.id, 'meals']);
  show(['/api/users', user.id, 'reminders']);
  show(['/api/community/posts/new-count', '?category=all']);
  show(['/api/community/posts', 'list'], { steady: true });
  stops.push(keepInStep({ store, client }));
  return { store, asked };
}
const turn = () => jest.advanceTimersByTimeAsync(10);

it('asks anew for what changed elsewhere, and for nothing else', async () => {
  const { asked } = aTab();
  await turn();
  server.say('changed', { areas: ['meals'] });
  await turn();

  expect(asked).toEqual(['meals']);
});

it('takes what its own tab did for no news', async () => {
  const { asked } = aTab();
  await turn();
  server.say('changed', { areas: ['meals'], tab: tabName() });
  await turn();

  expect(asked).toEqual([]);
});

it('gathers what everybody changes, and leaves alone what never changes while she reads', async () => {
  const { asked } = aTab();
  await turn();
  for (let like = 0; like < 5; like += 1) server.say('changed', { areas: ['posts'] });
  await jest.advanceTimersByTimeAsync(900);
  expect(asked).toEqual(['?category=all']);

  server.say('changed', { areas: ['posts'] });
  await jest.advanceTimersByTimeAsync(1500);
  expect(asked).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(3000);
  expect(asked).toHaveLength(2);
});

it('tells the other tabs of this browser', async () => {
  const { asked } = aTab();
  await turn();
  const channel = new BroadcastChannel('nestwell.in-step');
  const event = { name: 'changed', data: { areas: ['reminders'] } };
  channel.postMessage({ userId: user.id, event });
  channel.postMessage({ userId: 'another', event });
  channel.close();
  await turn();

  expect(asked).toEqual(['reminders']);
});

it('a tab that comes later asks once for what was told before it was there', async () => {
  const turns: (() => void)[] = [];
  const request = (_name: string, _options: object, begin: () => Promise<void>) => {
    turns.push(() => void begin());
    if (turns.length === 1) turns[0]?.();
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  aTab();
  server.missed = [{ areas: ['meals'] }];
  const later = aTab();
  await jest.advanceTimersByTimeAsync(2000);
  Reflect.deleteProperty(navigator, 'locks');

  expect(server.open).toBe(1);
  expect(server.opened).toHaveLength(2);
  expect(server.opened[1]).toMatch(/missed=\d+/);
  expect(later.asked).toEqual(['meals']);
});

it('listens only while it is seen and somebody is signed in, and says how long it did not', async () => {
  const { store } = aTab();
  await turn();
  server.say('beat');
  await turn();
  expect(server.open).toBe(1);

  seen('hidden');
  expect(server.open).toBe(0);
  await jest.advanceTimersByTimeAsync(30_000);
  seen('visible');
  await turn();
  expect(server.open).toBe(1);
  const missed = Number(
    new URL(server.opened.at(-1) ?? '', 'http://nestwell.test').searchParams.get('missed'),
  );
  expect(missed).toBeGreaterThan(30_000);
  expect(missed).toBeLessThan(35_000);

  store.dispatch(signedOut());
  expect(server.open).toBe(0);
});

it('asks for all that is shown where it was away for longer than the server remembers', async () => {
  const { asked } = aTab();
  await turn();
  server.say('beat');
  await turn();
  seen('hidden');
  await jest.advanceTimersByTimeAsync(6 * 60_000);
  seen('visible');
  await turn();

  expect(asked).toEqual(['meals', 'reminders', '?category=all']);
});

it('connects again when the connection ends or goes silent, and asks by itself where it never comes', async () => {
  const { asked } = aTab();
  await turn();
  server.say('beat');
  await turn();
  server.hangUp();
  await jest.advanceTimersByTimeAsync(2500);
  expect(server.opened).toHaveLength(2);

  // Nothing is heard, over and over.
  await jest.advanceTimersByTimeAsync(80_000);
  expect(server.opened.length).toBeGreaterThan(2);
  expect(server.open).toBeLessThan(2);
  expect(asked).toEqual(['meals', 'reminders', '?category=all']);
});
