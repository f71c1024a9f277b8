import { createStore } from '@nestwell/remote-kit/host';
import { keepOffline } from './keep-offline';

const update = jest.fn(() => Promise.resolve());
const register = jest.fn(() => Promise.resolve({ active: {}, update }));
const postMessage = jest.fn();
const changes = new EventTarget();
const resources: { name: string }[] = [];
const tellSite = () =>
  keepOffline({ config: { worksOffline: true }, overlay: null, shown: createStore<unknown>(null) });

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  const worker = Object.assign(changes, { register, controller: { postMessage } });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  // jsdom measures no loads.
  resources.length = 0;
  Object.assign(performance, { getEntriesByType: () => resources });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

it('keeps the site once the screen is calm, also in a browser that does not tell when it is idle', () => {
  tellSite();
  jest.advanceTimersByTime(5000);
  expect(register).not.toHaveBeenCalled();

  jest.advanceTimersByTime(1000);

  expect(register).toHaveBeenCalledWith('/sw.js');
});

it('waits for an idle moment where the browser tells', () => {
  const moments: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (act: () => void) => moments.push(act) });
  tellSite();
  jest.advanceTimersByTime(6000);
  expect(register).not.toHaveBeenCalled();

  for (const act of moments) act();

  expect(register).toHaveBeenCalled();
});

it('has the worker cache what the page loaded before or brought in its document, and look for newer versions', async () => {
  const loaded = ['/r/tea/v1/page.js', '/r/tea/v1/page.js?attempt=2', '/api/platform/registry'];
  for (const path of loaded) resources.push({ name: location.origin + path });
  document.head.innerHTML = '<style data-sheet="/r/tea/v1/page.css"></style>';
  tellSite();
  await jest.advanceTimersByTimeAsync(6000);
  changes.dispatchEvent(new Event('controllerchange'));

  expect(update).toHaveBeenCalledTimes(1);
  expect(postMessage.mock.calls).toEqual(
    [1, 2].map(() => [
      { type: 'CACHE_URLS', payload: { urlsToCache: ['/r/tea/v1/page.js', '/r/tea/v1/page.css'] } },
    ]),
  );
});

it('keeps nothing, and says nothing, in a browser without workers', () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');

  expect(() => {
    tellSite();
    jest.advanceTimersByTime(60_000);
  }).not.toThrow();
});
