import { setTimeout as sleep } from 'node:timers/promises';
import { isLocked } from './failures';

const SHORTEST = 2;
const LONGEST = 100;

/** Tries again while another program holds the file, until the deadline; the process serves others meanwhile. */
export async function whileLocked<T>(deadline: number, work: () => T | Promise<T>): Promise<T> {
  for (let wait = SHORTEST; ; wait = Math.min(LONGEST, wait * 2)) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || Date.now() + wait > deadline) throw error;
      // Several that wait must not retry at the same instants.
      await sleep(wait * (0.5 + Math.random() / 2));
    }
  }
}
