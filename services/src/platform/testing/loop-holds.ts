import { existsSync, readFileSync } from 'node:fs';

const EVERY_MS = 5;
/** Nanoseconds of processor time of this program's main thread come first. */
const MAIN_THREAD = `/proc/self/task/${process.pid}/schedstat`;

const isLinux = existsSync(MAIN_THREAD);

/** Elsewhere than on Linux, of all threads. */
function processorMs(): number {
  if (isLinux) return Number(readFileSync(MAIN_THREAD, 'utf8').split(' ')[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Measures for how long the event loop is held, in milliseconds of its own processor time: what other programs or
 * threads take from it meanwhile does not count. `end` answers the longest hold.
 */
export function measureLoopHolds(): { end: () => number } {
  let longest = 0;
  let before = processorMs();
  const note = () => {
    const now = processorMs();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const timer = setInterval(note, EVERY_MS);
  return {
    end: () => {
      clearInterval(timer);
      note();
      return longest;
    },
  };
}
