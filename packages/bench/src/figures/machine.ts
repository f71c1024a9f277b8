import { cpus, loadavg } from 'node:os';

/** Where and when figures were taken: without it they cannot be compared with others. */
export function machine() {
  const [{ model } = { model: 'unknown' }, ...others] = cpus();
  return {
    date: new Date().toISOString(),
    node: process.version,
    processor: `${others.length + 1} × ${model}`,
    /** What else ran: over the number of processors, times are longer than the code is slow. */
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
  };
}
