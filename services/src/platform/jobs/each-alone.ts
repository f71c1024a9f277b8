import { setImmediate as nextTurn } from 'node:timers/promises';

interface Bounds {
  /** Once it is aborted no further row is begun. */
  deadline?: AbortSignal;
  /** Rows worked on side by side. */
  atOnce?: number;
  /** Told of each row that failed. */
  failed: (error: unknown) => void;
}

/**
 * Works through rows a few at a time. One that fails or is slow holds up no other; what is left over waits for the next
 * run. Requests are answered between two rows: a database in a file answers within the same turn of the event loop.
 */
export async function eachAlone<T>(
  rows: readonly T[],
  work: (row: T) => Promise<void>,
  { deadline, atOnce = 4, failed }: Bounds,
): Promise<void> {
  const left = [...rows];
  const takeNext = async () => {
    for (let row = left.shift(); row !== undefined; row = left.shift()) {
      if (deadline?.aborted) return;
      await work(row).catch(failed);
      await nextTurn();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeNext));
}
