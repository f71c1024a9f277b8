import type { DataSource } from 'typeorm';
import type { DatabaseServers } from './database-servers';

/** Milliseconds that reads and whole transactions are tried again while the database fails over. */
const FAIL_OVER = 6000;

const known = new WeakMap<DataSource, DatabaseServers>();

export const rememberServers = (source: DataSource, servers: DatabaseServers) =>
  void known.set(source, servers);

export const failOverWith = ({ failOver }: DatabaseServers): number => (failOver ? FAIL_OVER : 0);

/** Milliseconds for which what failed because the database was away is tried again; 0 where none could take its place. */
export function failOverOf(source: DataSource): number {
  const servers = known.get(source);
  return servers === undefined ? 0 : failOverWith(servers);
}

/** Whether another server was found in the place of one that cannot write. */
export const leaveServerOf = (source: DataSource): boolean => known.get(source)?.leave() ?? false;
