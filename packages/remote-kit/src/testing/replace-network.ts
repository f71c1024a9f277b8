import type { FakeServer } from './fake-server';

let restore: (() => void) | null = null;

/** Until the test ends, every call goes to the fake server. */
export function replaceNetwork(server: Pick<FakeServer, 'fetch'>): void {
  restore ??= rememberFetch();
  globalThis.fetch = server.fetch;
}

function rememberFetch(): () => void {
  const original = globalThis.fetch;
  return () => {
    globalThis.fetch = original;
    restore = null;
  };
}

afterEach(() => restore?.());
