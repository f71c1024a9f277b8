import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** `0`, `0-1`: the first processors of this machine. */
export const firstOf = (count: number): string => (count === 1 ? '0' : `0-${count - 1}`);

/** From now on all threads of these programs run on these processors alone. Linux only. */
export function keepOn(processors: string, pids: readonly number[]): void {
  for (const pid of pids)
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', processors, String(pid)], {
      stdio: 'ignore',
    });
}

/** What this machine lacks to give each of so many a processor; undefined where it has them. */
export function missingProcessors(count: number): string | undefined {
  const has = availableParallelism();
  return has >= count ? undefined : `${count} instances need ${count} processors, this machine has ${has}.`;
}
