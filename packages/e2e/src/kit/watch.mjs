import { existsSync, readFileSync } from 'node:fs';

/**
 * Loaded into the services by tests only (`node --import`): asked over the channel to its parent, tells for how long
 * the event loop was held since the last time, and what memory is left after a collection.
 */
const EVERY = 5;
const MAIN_THREAD = `/proc/self/task/${process.pid}/schedstat`;
const isLinux = existsSync(MAIN_THREAD);
let held = 0;
let last = performance.now();
let used = processorTime();

/** Milliseconds of this thread: the compiler and the collector have their own. Elsewhere than on Linux, of all threads. */
function processorTime() {
  if (isLinux) return Number(readFileSync(MAIN_THREAD, 'utf8').split(' ')[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

setInterval(() => {
  const now = performance.now();
  // Where other programs have the processor, this one is late without having held anything itself.
  held = Math.max(held, Math.min(now - last - EVERY, processorTime() - used));
  last = now;
  used = processorTime();
}, EVERY).unref();

process.on('message', () => {
  const heldMs = held;
  const before = process.memoryUsage().heapUsed;
  globalThis.gc?.();
  const { heapUsed, rss, external } = process.memoryUsage();
  process.send?.({ heldMs, heapUsed, rss, external, freed: before - heapUsed });
  // The collection itself is none of the services' doing.
  last = performance.now();
  used = processorTime();
  held = 0;
});
process.channel?.unref();
