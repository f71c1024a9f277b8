import { browserSubscription, pushProblem, PushRefused, subscribeBrowser } from './push';

const OLD = 'BAAB-_8';
const NEW = 'BAAB-_4';
const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** A browser that is subscribed under a key or under none, and refuses a second one beside it, as browsers do. */
function browserWith(key: string | undefined) {
  let subscribed = key;
  const subscription = () =>
    subscribed === undefined
      ? null
      : {
          options: { applicationServerKey: bytesOf(subscribed).buffer },
          unsubscribe: () => {
            subscribed = undefined;
            return Promise.resolve(true);
          },
        };
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription()),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (subscribed !== undefined && subscribed !== applicationServerKey)
        return Promise.reject(new DOMException('another key', 'InvalidStateError'));
      subscribed = applicationServerKey;
      return Promise.resolve(subscription());
    },
  };
  const worker = { register: () => Promise.resolve(), ready: Promise.resolve({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  Object.defineProperty(globalThis, 'Notification', {
    configurable: true,
    value: { requestPermission: () => Promise.resolve('granted') },
  });
  return { key: () => subscribed };
}

it.each([
  ['for the first time', undefined],
  ['again under the same key', NEW],
  ['when the site has another key than she subscribed under', OLD],
])('turns announcements on %s', async (_, had) => {
  const browser = browserWith(had);

  await subscribeBrowser(NEW);

  expect(browser.key()).toBe(NEW);
});

it('says so when her browser does not allow them', async () => {
  browserWith(undefined);
  Object.defineProperty(globalThis, 'Notification', {
    configurable: true,
    value: { requestPermission: () => Promise.resolve('denied') },
  });

  await expect(subscribeBrowser(NEW)).rejects.toThrow(PushRefused);
});

it.each([
  ['neither workers nor pushes', false],
  ['workers, but no pushes, as WebKitGTK', true],
])('says what a browser with %s cannot do, and asks it for nothing', async (_, hasWorkers) => {
  browserWith(undefined);
  if (!hasWorkers) Reflect.deleteProperty(navigator, 'serviceWorker');

  expect(pushProblem()).toBe('unsupported');
  expect(await browserSubscription()).toBeNull();
});
