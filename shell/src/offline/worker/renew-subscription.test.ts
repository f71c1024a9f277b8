import { calendar } from '@nestwell/contracts/calendar';
import { urlOf } from '@nestwell/contracts/kernel';
import { forgetRinging, noteRinging } from '@nestwell/remote-kit/ringing-here';
import { fakeCaches } from '@nestwell/remote-kit/testing';
import { renewSubscription } from './renew-subscription';

const userId = '0190a000-0000-7000-8000-00000000d002';
const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
const unsubscribe = jest.fn(() => Promise.resolve(true));
const subscriptionAt = (endpoint: string) =>
  ({ endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription;
const subscribe = jest.fn((_options: object) => Promise.resolve(subscriptionAt('https://push.example/anew')));
let status: number;
const fetched = jest.fn((_url: string, _request: RequestInit) =>
  Promise.resolve({ status } as unknown as Response),
);
const told = () =>
  fetched.mock.calls.map(([url, { method, body }]) => ({
    url,
    method,
    body: JSON.parse(body as string) as unknown,
  }));

beforeEach(async () => {
  jest.clearAllMocks();
  status = 201;
  Object.assign(globalThis, {
    caches: fakeCaches(),
    fetch: fetched,
    registration: { pushManager: { subscribe } },
  });
  await noteRinging({ userId, publicKey: 'site-key' });
});
afterEach(() => {
  for (const name of ['caches', 'registration', 'fetch']) Reflect.deleteProperty(globalThis, name);
});

it('tells the server of the subscription that the browser made instead', async () => {
  await renewSubscription({ newSubscription: subscriptionAt('https://push.example/new') });

  const { method } = calendar.subscribePush;
  const url = urlOf(calendar.subscribePush, { params: { userId } });
  expect(told()).toEqual([{ url, method, body: { endpoint: 'https://push.example/new', keys } }]);
  expect(subscribe).not.toHaveBeenCalled();
  expect(unsubscribe).not.toHaveBeenCalled();
});

it('subscribes anew under the same key where the browser made none', async () => {
  await renewSubscription({ newSubscription: null });

  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'site-key' });
  expect(told()).toMatchObject([{ body: { endpoint: 'https://push.example/anew' } }]);
});

it('does nothing for a browser that rings for nobody', async () => {
  await forgetRinging();
  await renewSubscription({ newSubscription: null });

  expect(told()).toEqual([]);
  expect(subscribe).not.toHaveBeenCalled();
});

it.each([401, 403])('gives the subscription up in a session that is not hers: %s', async (refused) => {
  status = refused;
  await renewSubscription({ newSubscription: null });

  expect(unsubscribe).toHaveBeenCalledTimes(1);
});
