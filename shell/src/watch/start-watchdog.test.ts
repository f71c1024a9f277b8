import { startWatchdog } from './start-watchdog';

const started: string[] = [];

class FakeWorker {
  constructor(script: URL) {
    started.push(script.pathname.split('/').at(-1) ?? '');
  }
  postMessage(): void {}
}

beforeEach(() => {
  jest.useFakeTimers();
  started.length = 0;
  Object.assign(globalThis, { Worker: FakeWorker });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

it('watches from two seconds on in a browser that does not tell when it is idle', () => {
  startWatchdog(window);
  jest.advanceTimersByTime(1900);
  expect(started).toEqual([]);

  jest.advanceTimersByTime(100);

  expect(started).toEqual(['watchdog.worker.js']);
});

it('watches from the first idle moment on where the browser tells', () => {
  Object.assign(globalThis, { requestIdleCallback: (act: () => void) => act() });

  startWatchdog(window);

  expect(started).toEqual(['watchdog.worker.js']);
});
