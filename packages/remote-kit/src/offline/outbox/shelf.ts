import type { NewWaiting, Refused, Waiting } from './waiting';

/** What becomes of unsent changes when their member leaves the browser. */
export type LeaveChoice = 'keep' | 'discard';

/** Where changes wait, shared by all tabs of the browser, and there after it was closed. Each step is whole or not at all. */
export interface Shelf {
  /** One with the same key is the same one. Rejects where nothing more can be kept. */
  add: (waiting: NewWaiting) => Promise<Waiting>;
  /** In their order, each naming what the server made of the ones before it. */
  of: (userId: string) => Promise<readonly Waiting[]>;
  /** It was sent. `made` are the ids of what it made, in their order. */
  sent: (waiting: Waiting, made: readonly string[]) => Promise<void>;
  refuse: (waiting: Waiting, refused: Refused) => Promise<void>;
  /** One that was refused is sent again, because she wants it. */
  again: (waiting: Waiting) => Promise<void>;
  remove: (waiting: Pick<Waiting, 'id'>) => Promise<void>;
  /**
   * The member leaves this browser: hers are marked as kept by her choice, or deleted. What a lapsed session of another
   * member left waits for that member's own choice, for thirty days at most.
   */
  leave: (userId: string, choice: LeaveChoice) => Promise<void>;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** What it speaks of by an id that stood in for the server's own, under the server's own. Its key stays. */
export function named(waiting: Waiting, nameOf: ReadonlyMap<string, string>): Waiting {
  const { url, body, shows, takesBack } = waiting;
  const text = JSON.stringify({ url, body, shows, takesBack });
  return {
    ...waiting,
    ...(JSON.parse(text.replace(UUID, (id) => nameOf.get(id) ?? id)) as Partial<Waiting>),
  };
}
