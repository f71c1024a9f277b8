import { setTimeout as sleep } from 'node:timers/promises';
import { isAway, isTransient } from '../failures';

const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 300;

/** How long to wait before the next try, longer each time and never for all at once. */
export const pauseBefore = (attempt: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(attempt, 10)) * (0.5 + Math.random() / 2);

/** Does what may be done again, such as reading, until a server is there for it or so many milliseconds have
 * passed. A node that is about to be cut off says too that somebody else was first. */
export async function whileAway<T>(milliseconds: number, read: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + milliseconds;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      if (!(isAway(error) || isTransient(error)) || Date.now() >= giveUpAt) throw error;
      await sleep(pauseBefore(attempt));
    }
  }
}
