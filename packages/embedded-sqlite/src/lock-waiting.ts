import { setTimeout as sleep } from 'node:timers/promises';
import { isLocked } from './failures';
import type { Soon } from './soon';

const SHORTEST = 2;
const LONGEST = 100;

/** Tries again while another program holds the file, until the deadline; the process serves others meanwhile. */
export function whileLocked<T>(deadline: number, work: () => Soon<T>): Soon<T> {
  // Hardly anybody waits, and each promise more would cost every read.
  try {
    const done = work();
    if (!(done instanceof Promise)) return done;
    return done.catch((error: unknown) => again(deadline, work, error));
  } catch (error) {
    return again(deadline, work, error);
  }
}

async function again<T>(deadline: number, work: () => Soon<T>, failed: unknown): Promise<T> {
  let failure = failed;
  for (let wait = SHORTEST; ; wait = Math.min(LONGEST, wait * 2)) {
    if (!isLocked(failure) || Date.now() + wait > deadline) throw failure;
    // Several that wait must not knock at the same moments.
    await sleep(wait * (0.5 + Math.random() / 2));
    try {
      return await work();
    } catch (error) {
      failure = error;
    }
  }
}
