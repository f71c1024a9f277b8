import { createStore } from '@nestwell/remote-kit/host';
import { keepOffline } from './keep-offline';

const register = jest.fn(() => Promise.resolve());
const tellSite = () =>
  keepOffline({ config: { worksOffline: true }, overlay: null, shown: createStore<unknown>(null) });

beforeEach(() => {
  jest.useFakeTimers();
  register.mockClear();
  const worker = { register, ready: Promise.resolve({ active: null }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
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

it('keeps nothing, and says nothing, in a browser without workers', () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');

  expect(() => {
    tellSite();
    jest.advanceTimersByTime(60_000);
  }).not.toThrow();
});
