import { standInAt } from '@nestwell/contracts/kernel';
import { DAY } from '@nestwell/domain/moments';
import type { OfflineDatabase } from '../database';
import { letGoJotted } from './jotted';
import { named, type LeaveChoice, type Shelf } from './shelf';
import type { Waiting } from './waiting';

/** Changes of one member that may wait in one browser: months of logging. */
const MOST = 1000;
/** Ids that screens may still name. */
const MOST_NAMES = 300;
/** Entries of a lapsed session stay this long for their member: the server knows a change's key no longer. */
const LAPSED_ENTRIES_MS = 30 * DAY;

/** The shelf in the browser's database. */
export function browserShelf(database: OfflineDatabase): Shelf {
  const namesOf = async (userId: string) =>
    new Map(
      (await database.getAllFromIndex('names', 'user', userId)).map(({ standIn, name }) => [standIn, name]),
    );
  const change = async (id: number, changes: Partial<Waiting>) => {
    const transaction = database.transaction('waiting', 'readwrite');
    const row = await transaction.store.get(id);
    if (row) await transaction.store.put({ ...row, ...changes });
    await transaction.done;
  };
  return {
    add: async (change) => {
      const transaction = database.transaction('waiting', 'readwrite', { durability: 'strict' });
      const known = await transaction.store.index('key').get([change.userId, change.key]);
      if (known) {
        letGoJotted(change.key);
        return known as Waiting;
      }
      if ((await transaction.store.index('user').count(change.userId)) >= MOST)
        throw new Error(`More than ${MOST} changes wait to be sent`);
      const id = await transaction.store.add(change);
      await transaction.done;
      letGoJotted(change.key);
      return { ...change, id };
    },
    of: async (userId) => {
      const rows = (await database.getAllFromIndex('waiting', 'user', userId)) as Waiting[];
      const names = rows.length > 0 ? await namesOf(userId) : new Map<string, string>();
      return rows.sort((one, other) => one.id - other.id).map((waiting) => named(waiting, names));
    },
    sent: async ({ id, userId, key }, made) => {
      const transaction = database.transaction(['waiting', 'names'], 'readwrite');
      const names = transaction.objectStore('names');
      await transaction.objectStore('waiting').delete(id);
      for (const [index, name] of made.entries()) {
        const standIn = standInAt(key, index);
        if (name !== standIn) await names.add({ userId, standIn, name });
      }
      const all = await names.getAllKeys();
      await Promise.all(
        all.slice(0, Math.max(0, all.length - MOST_NAMES)).map((oldest) => names.delete(oldest)),
      );
      await transaction.done;
    },
    refuse: ({ id }, refused) => change(id, { refused }),
    again: ({ id }) => change(id, { refused: undefined, byHand: true }),
    remove: ({ id }) => database.delete('waiting', id),
    leave: (userId, choice) => leave(database, userId, choice),
  };
}

/** Of another member: kept by choice, or left by a session that lapsed. */
const isKeptOrYoung = ({ isKept, keptAt }: Pick<Waiting, 'isKept' | 'keptAt'>) =>
  isKept === true || Date.now() - keptAt <= LAPSED_ENTRIES_MS;

async function leave(database: OfflineDatabase, userId: string, choice: LeaveChoice): Promise<void> {
  const transaction = database.transaction(['waiting', 'names'], 'readwrite');
  const stillWaiting = new Set<string>();
  for (let row = await transaction.objectStore('waiting').openCursor(); row; row = await row.continue()) {
    const isOwn = row.value.userId === userId;
    const stays = isOwn ? choice === 'keep' : isKeptOrYoung(row.value);
    if (stays) stillWaiting.add(row.value.userId);
    if (!stays) await row.delete();
    else if (isOwn) await row.update({ ...row.value, isKept: true });
  }
  for (let name = await transaction.objectStore('names').openCursor(); name; name = await name.continue()) {
    if (!stillWaiting.has(name.value.userId)) await name.delete();
  }
  await transaction.done;
}
