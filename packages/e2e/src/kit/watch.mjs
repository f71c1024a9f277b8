/**
 * Loaded into the services by tests only (`node --import`): asked over the channel to its parent, tells for how long
 * the event loop was held since the last time, and what memory is left after a collection.
 */
const EVERY = 5;
let held = 0;
let last = performance.now();
let cpu = process.cpuUsage();

setInterval(() => {
  const now = performance.now();
  const used = process.cpuUsage(cpu);
  // Where other programs have the processor, this one is late without having held anything itself.
  held = Math.max(held, Math.min(now - last - EVERY, (used.user + used.system) / 1000));
  last = now;
  cpu = process.cpuUsage();
}, EVERY).unref();

process.on('message', () => {
  const heldMs = held;
  const before = process.memoryUsage().heapUsed;
  globalThis.gc?.();
  const { heapUsed, rss, external } = process.memoryUsage();
  process.send?.({ heldMs, heapUsed, rss, external, freed: before - heapUsed });
  // The collection itself is none of the services' doing.
  last = performance.now();
  cpu = process.cpuUsage();
  held = 0;
});
process.channel?.unref();
