import type { QueryClient } from '@tanstack/react-query';
import { storedUserId } from '../../request/stored-user';
import { tellWaiting } from '../../request/waiting-rows';
import { natives } from '../../state/natives';
import { createStore, type Store } from '../../state/store';
import type { OfflineDatabase } from '../database';
import { browserShelf } from './browser-shelf';
import { jottedBefore } from './jotted';
import type { QueuedEndpoint } from './new-waiting';
import { NOTHING, Outbox, type Went } from './outbox';
import { post } from './post';
import type { Shelf } from './shelf';
import { showWaiting } from './shown-waiting';
import { standIn, standInsOf } from './stand-in';
import type { NewWaiting, Waiting } from './waiting';

const NAME = 'nestwell.outbox';

export interface WaitingBox extends Pick<Shelf, 'leave'> {
  /** A change is written down, then sent; returns the server's answer, or what that will be. */
  take: (change: NewWaiting, queue: QueuedEndpoint['queue']) => Promise<unknown>;
  /** What waits, in its order; what a form waits for is not among it. */
  waiting: Store<readonly Waiting[]>;
  /** Whether what needs a plan waits for one. */
  lacksPlan: Store<boolean>;
  send: () => Promise<void>;
  /** When a change was last put to wait, in milliseconds. */
  lastKeptAt: () => number;
  /** Sends one that was refused once more. */
  again: (waiting: Waiting) => Promise<void>;
  letGo: (waiting: Pick<Waiting, 'id'>) => Promise<void>;
  /** One that was let go waits again, where it was. */
  putBack: (waiting: Waiting) => Promise<void>;
  /** All that she has not sent, also what a form waits for; `look` shows what waits of whoever is signed in now. */
  unsent: (userId: string) => Promise<readonly Waiting[]>;
  look: () => Promise<unknown>;
}

/** Her changes from now on are written down before they are sent. `told` hears what became of those that went by themselves. */
export async function startOutbox(
  database: OfflineDatabase,
  client: QueryClient,
  told: (went: Went) => void,
): Promise<WaitingBox> {
  const shelf = browserShelf(database);
  const waiting = createStore<readonly Waiting[]>([]);
  const lacksPlan = createStore(false);
  let keptAt = -Infinity;
  const applied = new Set<number>();
  const channel = new BroadcastChannel(NAME);

  /** @returns whether anything was shown as waiting that waits no more */
  const lookNow = async (): Promise<boolean> => {
    const userId = storedUserId();
    const all = userId === null ? [] : await shelf.of(userId);
    const shown = all.filter(({ key }) => !outbox.isInHand(key));
    const isLess = waiting.get().some(({ id }) => !shown.some((one) => one.id === id));
    waiting.set(shown);
    tellWaiting(shown.filter(({ refused }) => !refused));
    const fresh = shown.filter(({ id }) => !applied.has(id));
    for (const { id } of fresh) applied.add(id);
    showWaiting(client, fresh);
    return isLess;
  };
  let looking: Promise<unknown> = Promise.resolve();
  /** One after the other: what an earlier look found must not be shown after what a later one did. */
  const look = (): Promise<boolean> => {
    const next = looking.then(lookNow, lookNow);
    looking = next.catch(() => undefined);
    return next;
  };
  const changed = async (went?: Went) => {
    const { sent, refused } = went ?? NOTHING;
    if (went) lacksPlan.set(went.lacksPlan);
    const isLess = await look();
    channel.postMessage('changed');
    if (went && sent + refused > 0) told(went);
    // Also where a form had it in hand: a look in that moment may have counted it to what waits.
    if (sent + refused > 0 || isLess) await client.invalidateQueries({ predicate: isKept });
  };
  const outbox: Outbox = new Outbox({
    shelf,
    post,
    alone,
    after: natives.after,
    userId: storedUserId,
    changed: (went) => void changed(went).catch(warn),
  });

  channel.onmessage = () => void look().then(() => client.invalidateQueries({ predicate: isKept }), warn);
  for (const back of ['online', 'focus']) natives.listen(window, back, () => void outbox.send());
  for (const change of jottedBefore()) await shelf.add(change).catch(warn);
  await look();
  const take: WaitingBox['take'] = async (change, { makesList }) => {
    const settled = await outbox.submit(change);
    if (settled.is === 'sent') return settled.answer;
    keptAt = Date.now();
    await look();
    // A row that was not shown any more comes back from what was read.
    if (change.takesBack !== undefined) await client.invalidateQueries({ predicate: isKept });
    return makesList ? standInsOf(client, change.shows) : standIn(client, change.shows);
  };
  void outbox.send();
  const after = (work: Promise<unknown>) => work.then(() => changed());
  return {
    take,
    waiting,
    lacksPlan,
    send: async () => {
      await look();
      await outbox.send();
    },
    lastKeptAt: () => keptAt,
    again: (refused) => after(shelf.again(refused)).then(() => outbox.send()),
    letGo: (one) => after(shelf.remove(one)).then(() => client.invalidateQueries({ predicate: isKept })),
    putBack: (one) => after(shelf.add(one)).then(() => client.invalidateQueries({ predicate: isKept })),
    leave: (userId, choice) => after(shelf.leave(userId, choice)),
    unsent: shelf.of,
    look,
  };
}

const isKept = ({ meta }: { meta?: Record<string, unknown> }) => meta?.kept !== undefined;
const warn = (error: unknown) => console.warn('[outbox] what waits cannot be read', error);

/** Where a browser has no locks (an address without https), tabs may send out of turn; the keys still hold. */
const alone = async (work: () => Promise<void>): Promise<void> => {
  const { locks } = navigator as { locks?: LockManager };
  await (locks ? locks.request(NAME, work) : work());
};
