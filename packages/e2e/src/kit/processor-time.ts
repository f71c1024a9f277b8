import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of processor time that a program's threads have used so far. Linux only. */
export function processorTimeOf(pid: number): number {
  const folder = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(folder).map((thread) => {
    const [used = '0'] = readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ');
    return Number(used);
  });
  return nanoseconds.reduce((sum, used) => sum + used, 0) / 1e6;
}
