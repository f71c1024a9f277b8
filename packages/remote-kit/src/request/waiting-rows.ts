import type { EndpointShape, ShownChange } from '@nestwell/contracts/kernel';
import { useSyncExternalStore } from 'react';
import { clearWithMember } from '../state/member-memory';
import { createStore } from '../state/store';

/** How many changes wait of each row, and of each of its fields. */
const counts = createStore<ReadonlyMap<string, number>>(new Map());

clearWithMember(() => counts.set(new Map()));

const OF_A_MEMBER = /^\/api\/users\/:\w+\//;

const nameOf = (read: string, row: unknown, field = '') => `${read} ${String(row)} ${field}`;

/** Told by what keeps changes, whenever one begins or ends to wait. */
export function tellWaiting(waiting: readonly { shows: readonly ShownChange[] }[]): void {
  const now = new Map<string, number>();
  const count = (name: string) => now.set(name, (now.get(name) ?? 0) + 1);
  for (const { on, where, set, add, gone } of waiting.flatMap(({ shows }) => shows)) {
    // The first two say whose it is.
    const read = on.slice(2).join('/');
    const [row, ...further] = Object.values(where);
    if (gone || row === undefined || further.length > 0) continue;
    count(nameOf(read, row));
    for (const field of Object.keys({ ...set, ...add })) count(nameOf(read, row, field));
  }
  counts.set(now);
}

/**
 * How many changes of a row that a read of hers shows wait to be sent: of all of it, or of one field. A row is named by
 * its id, a day by its date.
 */
export const useWaitingChanges = (read: Pick<EndpointShape, 'path'>, row: string, field?: string): number =>
  useSyncExternalStore(
    counts.subscribe,
    () => counts.get().get(nameOf(read.path.replace(OF_A_MEMBER, ''), row, field)) ?? 0,
    () => 0,
  );
