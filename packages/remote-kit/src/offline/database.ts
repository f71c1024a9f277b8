import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** The last answer to one read of one member. */
export interface KeptAnswer {
  userId: string;
  hash: string;
  key: readonly unknown[];
  data: unknown;
  /** When it was read, in milliseconds. */
  at: number;
  /** The shapes it was answered in. */
  shapes: string;
}

export interface OfflineSchema extends DBSchema {
  answers: { key: [userId: string, hash: string]; value: KeptAnswer };
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

const NAME = 'nestwell';

/** Rejects where the browser keeps nothing. */
export function openOfflineDatabase(): Promise<OfflineDatabase> {
  return openDB<OfflineSchema>(NAME, 1, {
    upgrade: (database) => {
      database.createObjectStore('answers', { keyPath: ['userId', 'hash'] });
    },
    // Another tab has a newer version of it: this one keeps nothing more until it is loaded anew.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}
