import { execFileSync } from 'node:child_process';

/** V8 before Node 22 counts bytes that ran, and after it calls; fifteen times as many as it waits for by itself. */
const LATE = [
  '--interrupt-budget=1000000',
  '--invocation-count-for-maglev=6000',
  '--invocation-count-for-turbofan=45000',
];

/**
 * Options for a Node that lives for seconds or minutes, or begins anew with most of its code all the time: what is
 * optimized as early as where it runs for weeks is thrown away before it pays. Only those that this Node knows, which
 * starts with no other.
 * @returns {string[]}
 */
export function shortLifeFlags() {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  return LATE.filter((flag) => known.includes(`  ${flag.split('=')[0]} (`));
}
