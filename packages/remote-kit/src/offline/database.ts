import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { NewWaiting, Waiting } from './outbox/waiting';

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
  /** The last change that waits and is in it already. */
  through: number;
}

/** What the server called something that stood under an id of this browser's. */
export interface GivenName {
  userId: string;
  standIn: string;
  name: string;
}

export interface OfflineSchema extends DBSchema {
  answers: { key: [userId: string, hash: string]; value: KeptAnswer };
  waiting: {
    key: number;
    value: NewWaiting & Partial<Pick<Waiting, 'id' | 'refused' | 'byHand' | 'isKept'>>;
    indexes: { user: string; key: [userId: string, key: string] };
  };
  names: { key: number; value: GivenName; indexes: { user: string } };
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

const NAME = 'nestwell';

/** Rejects where the browser keeps nothing. */
export function openOfflineDatabase(): Promise<OfflineDatabase> {
  return openDB<OfflineSchema>(NAME, 2, {
    upgrade: (database, from) => {
      if (from < 1) database.createObjectStore('answers', { keyPath: ['userId', 'hash'] });
      const waiting = database.createObjectStore('waiting', { keyPath: 'id', autoIncrement: true });
      waiting.createIndex('user', 'userId');
      waiting.createIndex('key', ['userId', 'key'], { unique: true });
      database.createObjectStore('names', { autoIncrement: true }).createIndex('user', 'userId');
    },
    // Another tab has a newer version of it: this one keeps nothing more until it is loaded anew.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}
