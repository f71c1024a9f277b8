import { setImmediate as nextTurn } from 'node:timers/promises';

/** Read, or removed, at once where there may be thousands. */
export const SLICE = 500;

/** All rows, of which `next` reads up to a slice after the last one, with a turn for others in between. */
export async function inSlices<T>(next: (last: T | undefined) => Promise<T[]>): Promise<T[]> {
  const rows: T[] = [];
  for (let read = SLICE; read === SLICE;) {
    const slice = await next(rows.at(-1));
    rows.push(...slice);
    read = slice.length;
    await nextTurn();
  }
  return rows;
}
