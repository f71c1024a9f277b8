import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of processor time that each thread of a program has used so far. Linux only. */
export function threadTimesOf(pid: number): Map<number, number> {
  const folder = `/proc/${pid}/task`;
  return new Map(
    readdirSync(folder).map((thread) => {
      const [used = '0'] = readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ');
      return [Number(thread), Number(used) / 1e6];
    }),
  );
}

/** The same of all its threads together. */
export const processorTimeOf = (pid: number): number =>
  [...threadTimesOf(pid).values()].reduce((sum, used) => sum + used, 0);
