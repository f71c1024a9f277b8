import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const MOST = 5000;

/** Each call of a browser comes with the same token, and its hash stays what it is. */
const known = new LRUCache<string, Buffer>({ max: MOST });

/** What is kept of a session's token. */
export function tokenHashOf(token: string): Buffer {
  let found = known.get(token);
  if (found === undefined) {
    found = hash('sha256', token, 'buffer');
    known.set(token, found);
  }
  return found;
}
