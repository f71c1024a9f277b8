/** What versions of modules have started on the page beside the kit, and how each of it is ended. */
export interface Ledger {
  /** Returns how to strike it out, once it has ended by itself. */
  note: (owner: string, end: () => void) => () => void;
  /** Ends everything of one version. */
  settle: (owner: string) => void;
}

export function createLedger(): Ledger {
  const open = new Map<string, Set<() => void>>();
  return {
    note: (owner, end) => {
      const ends = open.get(owner) ?? new Set();
      open.set(owner, ends.add(end));
      return () => void ends.delete(end);
    },
    settle: (owner) => {
      const ends = open.get(owner);
      open.delete(owner);
      ends?.forEach((end) => end());
    },
  };
}
