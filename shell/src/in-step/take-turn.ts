const NAME = 'nestwell.in-step';

/**
 * Lets one tab of the browser do a thing at a time, the next one when it stops or is closed. Without locks (an address
 * without https) each does. Returns how to give the turn back.
 */
export function takeTurn(begin: () => () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const work = () => {
    if (signal.aborted) return Promise.resolve();
    const stop = begin();
    return new Promise<void>((done) => {
      signal.addEventListener('abort', () => {
        stop();
        done();
      });
    });
  };
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) void work();
  else locks.request(NAME, { signal }, work).catch(() => undefined);
  return () => leaving.abort();
}
