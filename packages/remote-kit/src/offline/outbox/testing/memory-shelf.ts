import { standInAt } from '@nestwell/contracts/kernel';
import { named, type Shelf } from '../shelf';
import type { NewWaiting, Waiting } from '../waiting';

/** What a browser keeps while its tabs come and go. Each step is told to `step` first, which may never let it go on. */
export class MemoryBrowser {
  readonly names = new Map<string, string>();
  rows: Waiting[] = [];
  private last = 0;

  shelf(step: () => Promise<void>): Shelf {
    const change = async (work: () => void) => {
      await step();
      work();
      await step();
    };
    return {
      add: async (waiting) => {
        await step();
        return this.add(waiting);
      },
      of: async (userId) => {
        await step();
        return this.rows.filter((row) => row.userId === userId).map((row) => named(row, this.names));
      },
      sent: ({ id, key }, made) =>
        change(() => {
          this.rows = this.rows.filter((row) => row.id !== id);
          for (const [index, name] of made.entries()) this.names.set(standInAt(key, index), name);
        }),
      refuse: ({ id }, refused) =>
        change(() => {
          this.rows = this.rows.map((row) => (row.id === id ? { ...row, refused } : row));
        }),
      again: ({ id }) =>
        change(() => {
          this.rows = this.rows.map((row) =>
            row.id === id ? { ...row, refused: undefined, byHand: true } : row,
          );
        }),
      remove: ({ id }) => change(() => void (this.rows = this.rows.filter((row) => row.id !== id))),
      leave: () => change(() => void (this.rows = [])),
    };
  }

  private add(waiting: NewWaiting): Waiting {
    const known = this.rows.find(({ key }) => key === waiting.key);
    if (known) return known;
    const row = { ...waiting, id: (this.last += 1) };
    this.rows.push(row);
    return row;
  }
}
